import { type Kernel, createKernel } from '@billfold/kernel'
import { type FakePorts, fakeChain, fakeConnector, fakeNetwork, fakePorts, fakeWallet } from '@billfold/test/fakes'
import { afterEach, describe, expect, test } from 'vitest'
import { type Watching, viewOnlyId, watchingKey } from './contract.js'
import { viewOnly } from './manifest.js'

const evm = '0xFB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const sol = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const chains = [
  fakeChain('eip155', { isAddress: (text) => /^0x[\da-f]{40}$/i.test(text) }),
  fakeChain('solana', { isAddress: (text) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text) }),
]
const kernels: Kernel[] = []

afterEach(async () => {
  for (const kernel of kernels.splice(0)) await kernel.destroy()
})

interface Page {
  readonly kernel: Kernel
  readonly store: Watching
  readonly ports: FakePorts
}

/** A page of two families that tell their addresses apart. */
async function page(ports: FakePorts = fakePorts()): Promise<Page> {
  const kernel = createKernel(ports, [...chains, viewOnly()], {
    projectId: 'test',
    networks: [fakeNetwork('eip155'), fakeNetwork('eip155', { id: 10 }), fakeNetwork('solana', { id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })],
  })
  kernels.push(kernel)
  void kernel.start()
  return { kernel, ports, store: await kernel.load(watchingKey) }
}

const front = ({ kernel }: Page): string | undefined => kernel.families.activeCaipAddress

describe('find', () => {
  test.each([
    ['an address', evm, { namespace: 'eip155', address: evm }],
    ['of another family', sol, { namespace: 'solana', address: sol }],
    ['a CAIP-10 id', `eip155:10:${evm}`, { namespace: 'eip155', address: evm }],
    ['a page of an explorer', `https://scan.example/account/${sol}?tab=tokens`, { namespace: 'solana', address: sol }],
    ['a family that this page has not', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', undefined],
    ['nonsense', 'hello there', undefined],
  ])('behavior: %s', async (_, text, expected) => expect(await (await page()).store.find(text)).toEqual(expected))
})

describe('watch', () => {
  test('default: the address is in front, as if its wallet were connected', async () => {
    const one = await page()
    await one.store.watch({ namespace: 'eip155', address: evm })
    expect(front(one)).toBe(`eip155:1:${evm}`)
    expect(one.kernel.families.active?.session?.connector).toMatchObject({ id: viewOnlyId, isViewOnly: true, name: 'View only' })
  })

  test('behavior: another address takes its place, and one of another family stands beside it', async () => {
    const one = await page()
    await one.store.watch({ namespace: 'eip155', address: evm })
    await one.store.watch({ namespace: 'eip155', address: other })
    await expect.poll(async () => (await one.ports.clock.settle(100), front(one))).toBe(`eip155:1:${other}`)
    await one.store.watch({ namespace: 'solana', address: sol })
    expect(one.kernel.connections.live.map(({ namespace }) => namespace)).toEqual(['eip155', 'solana'])
    expect(one.store.addresses.map(({ address }) => address)).toEqual([sol, other, evm])
  })

  test('behavior: networks are changed without asking anybody', async () => {
    const one = await page()
    await one.store.watch({ namespace: 'eip155', address: evm })
    expect(await one.kernel.networkSwitch.switchTo('eip155:10')).toEqual({ status: 'switched' })
    await expect.poll(() => front(one)).toBe(`eip155:10:${evm}`)
  })

  test('behavior: it is there again at the next visit', async () => {
    const ports = fakePorts()
    const first = await page(ports)
    await first.store.watch({ namespace: 'eip155', address: evm })
    await first.kernel.destroy()
    const second = await page(ports)
    await expect.poll(async () => (await ports.clock.settle(), front(second))).toBe(`eip155:1:${evm}`)
  })

  test('behavior: forgotten, it is neither in front nor among those of earlier', async () => {
    const one = await page()
    await one.store.watch({ namespace: 'eip155', address: evm })
    await one.store.forget({ namespace: 'eip155', address: evm })
    expect([front(one), one.store.addresses]).toEqual([undefined, []])
  })

  test('behavior: stored nonsense counts for nothing', async () => {
    const ports = fakePorts()
    const value = { eip155: 'x' }
    ports.storage.data.set('billfold/default/view-only.addresses', JSON.stringify({ version: 1, stamp: 1, at: 1, value }))
    expect((await page(ports)).store.addresses).toEqual([])
  })
})

describe('nothing that signs', () => {
  test('default: who asks the adapter to sign is told that it is only watched', async () => {
    const one = await page()
    await one.store.watch({ namespace: 'eip155', address: evm })
    const adapter = await one.kernel.families.needAdapter('eip155', 'signMessage')
    const session = one.kernel.families.active?.session
    if (session === undefined) throw new Error('Nothing is watched')
    await expect(adapter.signMessage?.(session, 'hello')).rejects.toMatchObject({ code: 'wallet/view-only' })
  })

  test('behavior: the provider that a host is given refuses too', async () => {
    const one = await page()
    await one.store.watch({ namespace: 'eip155', address: evm })
    const provider = one.kernel.families.active?.session?.provider as { request(call: object): Promise<unknown> }
    await expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({ code: 'wallet/view-only' })
  })

  test('behavior: a wallet that is connected instead signs', async () => {
    const kernel = createKernel(fakePorts(), [fakeChain('eip155'), viewOnly()], { projectId: 'test', networks: [fakeNetwork('eip155')] })
    kernels.push(kernel)
    const store = await kernel.load(watchingKey)
    const connector = fakeConnector({ wallet: fakeWallet({ accounts: [{ address: other }], networkId: 'eip155:1' }) })
    kernel.connectors.add(connector)
    await store.watch({ namespace: 'eip155', address: evm })
    await kernel.connections.connect(connector)
    expect(kernel.families.active?.session?.connector.isViewOnly).toBeUndefined()
  })
})
