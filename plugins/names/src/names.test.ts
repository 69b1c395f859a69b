import { type FetchPort, type Kernel, createKernel } from '@billfold/kernel'
import { eip155 } from '@billfold/eip155'
import { type EvmChain, startEvmChain } from '@billfold/local-chains/evm'
import { alice, brook } from '@billfold/local-chains/evm/seed'
import { type FakePorts, fakeNetwork, fakePorts } from '@billfold/test/fakes'
import { namehash } from 'viem/ens'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { plantName, plantRegistry, plantReverse, registry } from '../testing/local-registry.js'
import { ensKey } from './contract.js'
import { names } from './manifest.js'
import { nameHash } from './name-hash.js'
import { normalizedName } from './normalized-name.js'

let chain: EvmChain
const kernels: Kernel[] = []

beforeAll(async () => {
  chain = await startEvmChain({ isBare: true })
  await plantRegistry(chain)
  await plantName(chain, 'harbour.eth', alice.address)
  await plantName(chain, 'müller.eth', brook.address)
  await plantReverse(chain, alice.address, 'harbour.eth')
})
afterAll(() => chain.stop())
afterEach(async () => {
  await Promise.all(kernels.splice(0).map((kernel) => kernel.destroy()))
})

/** A page whose nodes are those of the chain, and how often it asked them. */
async function page(ports: FakePorts = fakePorts()) {
  const asked: string[] = []
  const network = fakeNetwork('eip155', { id: chain.chainId, rpcUrls: { default: { http: [chain.url] } } })
  const fetched: FetchPort = async (url, request) => {
    asked.push(url)
    const { status, headers, body } = await fetch(url, request)
    return { status, headers, body, url }
  }
  const after = (milliseconds: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  }
  // Nodes are asked in real time; how late it is the test says.
  const clock = { now: () => ports.clock.now(), monotonic: () => performance.now(), after, idle: (run: () => void) => after(0, run) }
  const real = { ...ports, clock, fetch: fetched }
  const plugins = [eip155(), names({ network: 'eip155:31337', registry })]
  const kernel = createKernel(real, plugins, { projectId: 'test', networks: [network] })
  kernels.push(kernel)
  void kernel.start()
  const resolver = await kernel.load(ensKey)
  return { kernel, resolver, asked, ports }
}

describe('names of a chain', () => {
  test.each([
    ['harbour.eth', alice.address],
    ['HARBOUR.eth', alice.address],
    ['müller.eth', brook.address],
    ['nobody.eth', undefined],
    ['hаrbour.eth', undefined],
    ['har\u200dbour.eth', undefined],
    [`${'a'.repeat(256)}.eth`, undefined],
    ['', undefined],
  ])('default: %s is %s', async (name, address) => {
    const { resolver } = await page()
    expect(await resolver.resolve(name)).toBe(address)
  })

  test('default: the name of an address, where the name leads back to it', async () => {
    const { resolver } = await page()
    expect(await resolver.reverse?.(alice.address)).toBe('harbour.eth')
    await plantReverse(chain, brook.address, 'harbour.eth')
    expect(await resolver.reverse?.(brook.address)).toBeUndefined()
  })

  test('behavior: a name that is written in another way than it is registered is not shown', async () => {
    const { resolver } = await page()
    await plantReverse(chain, brook.address, 'MÜLLER.eth')
    expect(await resolver.reverse?.(brook.address)).toBeUndefined()
  })

  test('behavior: asked once in five minutes, however many want to know', async () => {
    const { resolver, asked, ports } = await page()
    const answers = await Promise.all([1, 2, 3].map(() => resolver.resolve('harbour.eth')))
    const { length } = asked
    await resolver.resolve('HARBOUR.eth')
    expect([answers, asked.length]).toEqual([[alice.address, alice.address, alice.address], length])
    ports.clock.advance(5 * 60_000)
    await resolver.resolve('harbour.eth')
    expect(asked.length).toBeGreaterThan(length)
  })

  test('behavior: a page without the network says what to do', async () => {
    const ports = fakePorts()
    const network = fakeNetwork('eip155', { id: 7 })
    const kernel = createKernel(ports, [eip155(), names()], { projectId: 'test', networks: [network] })
    kernels.push(kernel)
    void kernel.start()
    const resolver = await kernel.load(ensKey)
    await expect(resolver.resolve('harbour.eth')).rejects.toMatchObject({ code: 'names/no-network', context: { network: 'eip155:1' } })
  })
})

test.each(['', 'eth', 'harbour.eth', 'a.müller.eth'])('the hash of "%s" is that of EIP-137', (name) => {
  expect(nameHash(name)).toBe(namehash(name))
})

test('names are normalised by ENSIP-15', () => {
  expect([normalizedName('Nick.ETH'), normalizedName('a‍b.eth'), normalizedName('..eth')]).toEqual(['nick.eth', undefined, undefined])
})
