import { type Kernel, createKernel } from '@billfold/kernel'
import { type FakePage, type FakeWallet, fakePage, fakePorts, fakeWallet } from '@billfold/test/fakes'
import { afterEach, describe, expect, test } from 'vitest'
import { fakeExtension, injectedOf } from '../../testing/fake-extension.js'
import { vera, wim, xenia } from '../../testing/keys.js'
import { polkadot } from '../manifest.js'
import { kusama, polkadot as mainnet } from '../networks/index.js'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const wallet = (...people: readonly { readonly address: string }[]): FakeWallet =>
  fakeWallet({ accounts: (people.length > 0 ? people : [vera]).map(({ address }) => ({ address })), networkId: mainnet.caipNetworkId })

async function opened(furnish: (page: FakePage) => void, before?: ReturnType<typeof fakePorts>) {
  const page = fakePage()
  furnish(page)
  const ports = fakePorts({ page, ...(before && { storage: before.storage }) })
  const kernel = createKernel(ports, [polkadot({ discovery: 'start', appName: 'Harbour' })], {
    projectId: 'test',
    networks: [mainnet, kusama],
  })
  ends.push(() => kernel.destroy())
  await kernel.start()
  await kernel.plugins.activate('chain.polkadot')
  return { kernel, page, ports, clock: ports.clock }
}

const names = ({ connectors }: Kernel): readonly string[] => connectors.all.map(({ name }) => name)
const find = ({ connectors }: Kernel, name: string) => {
  const found = connectors.all.find((each) => each.name === name)
  if (found === undefined) throw new Error(`${name} is not listed`)
  return found
}
const family = (kernel: Kernel) => kernel.families.get('polkadot', 'test')

describe('discovery', () => {
  test('default: extensions are listed by the names that people know, and Nova by its flag', async () => {
    const { kernel } = await opened((page) => {
      page.leave('injectedWeb3', {
        'polkadot-js': fakeExtension(wallet()),
        talisman: fakeExtension(wallet()),
        unheard: fakeExtension(wallet()),
      })
      page.leave('walletExtension', { isNovaWallet: true })
    })
    expect(names(kernel)).toEqual(['Nova Wallet', 'Talisman', 'unheard'])
  })

  test('behavior: a provider that appears after ten seconds is listed', async () => {
    const { kernel, page, clock } = await opened(() => undefined)
    await clock.settle(10_000)
    page.leave('injectedWeb3', { talisman: fakeExtension(wallet()) })
    await clock.settle(2_500)
    expect(names(kernel)).toEqual(['Talisman'])
  })

  test('behavior: a wallet that replaces the key of another after load is the one that is asked', async () => {
    const [first, second] = [wallet(vera), wallet(wim)]
    const { kernel, page, clock } = await opened((before) => before.leave('injectedWeb3', { talisman: fakeExtension(first) }))
    page.leave('injectedWeb3', { talisman: fakeExtension(second) })
    await clock.settle(500)
    await kernel.connections.connect(find(kernel, 'Talisman'))
    expect([family(kernel).address, first.prompts]).toEqual([wim.address, 0])
  })
})

describe('connecting', () => {
  test('behavior: an extension that never answers enable leaves the one beside it connecting', async () => {
    const { kernel, clock } = await opened((page) =>
      page.leave('injectedWeb3', { enkrypt: { enable: () => new Promise(() => undefined) }, talisman: fakeExtension(wallet()) }),
    )
    const silent = kernel.connections.connect(find(kernel, 'Enkrypt'))
    await clock.settle(100)
    kernel.connections.cancel()
    expect((await silent).status).toBe('cancelled')
    expect((await kernel.connections.connect(find(kernel, 'Talisman'))).status).toBe('connected')
  })

  test('behavior: an extension learns the name of the page', async () => {
    const origins: string[] = []
    const extension = {
      async enable(origin: string) {
        origins.push(origin)
        return injectedOf(wallet(), { said: [{ address: vera.address }] })
      },
    }
    const { kernel } = await opened((page) => page.leave('injectedWeb3', { talisman: extension }))
    await kernel.connections.connect(find(kernel, 'Talisman'))
    expect(origins).toEqual(['Harbour'])
  })

  test('behavior: one whose window is open already is waited for, and not asked again', async () => {
    const busy = { enable: () => Promise.reject(new Error('The source https://x has a pending authorization request')) }
    const { kernel } = await opened((page) => page.leave('injectedWeb3', { talisman: busy }))
    expect((await kernel.connections.connect(find(kernel, 'Talisman'))).status).toBe('pending')
  })

  test.each(['Cancelled', 'Rejected', 'The source https://x is not allowed to interact with this extension', 'Rejected by user'])(
    'behavior: “%s” is a no of the person',
    async (words) => {
      const { kernel } = await opened((page) =>
        page.leave('injectedWeb3', { talisman: { enable: () => Promise.reject(new Error(words)) } }),
      )
      expect((await kernel.connections.connect(find(kernel, 'Talisman'))).status).toBe('refused')
    },
  )

  test.each([
    ['nothing', undefined],
    ['no signer', { accounts: { get: async () => [] } }],
    ['accounts that cannot be asked', { accounts: {}, signer: {} }],
  ])('behavior: an extension that gives %s is no wallet to connect', async (_, given) => {
    const { kernel } = await opened((page) => page.leave('injectedWeb3', { talisman: { enable: async () => given } }))
    expect((await kernel.connections.connect(find(kernel, 'Talisman'))).status).toBe('failed')
  })
})

describe('accounts', () => {
  const giving = (accounts: () => readonly object[]) => {
    const hears: ((accounts: readonly object[]) => void)[] = []
    const subscribe = (hear: (accounts: readonly object[]) => void) => {
      hears.push(hear)
      hear(accounts())
      return () => undefined
    }
    const extension = { enable: async () => ({ accounts: { get: async () => accounts(), subscribe }, signer: {} }) }
    return { extension, tell: () => hears.forEach((hear) => hear(accounts())) }
  }

  test('behavior: several accounts are granted; those of Ethereum, of 20 bytes, are left out', async () => {
    const { extension } = giving(() => [{ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', type: 'ethereum' }, vera, wim, xenia])
    const { kernel } = await opened((page) => page.leave('injectedWeb3', { talisman: extension }))
    await kernel.connections.connect(find(kernel, 'Talisman'))
    expect(family(kernel).session?.accounts.map(({ address }) => address)).toEqual([vera.address, wim.address, xenia.address])
  })

  test('behavior: a wallet with accounts of Ethereum alone connects none', async () => {
    const { extension } = giving(() => [{ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', type: 'ethereum' }])
    const { kernel } = await opened((page) => page.leave('injectedWeb3', { talisman: extension }))
    const outcome = await kernel.connections.connect(find(kernel, 'Talisman'))
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'wallet/no-account' } })
  })

  test('behavior: an account list that changes its order changes no account', async () => {
    let accounts: readonly object[] = [vera, wim]
    const { extension, tell } = giving(() => accounts)
    const { kernel, clock } = await opened((page) => page.leave('injectedWeb3', { talisman: extension }))
    await kernel.connections.connect(find(kernel, 'Talisman'))
    accounts = [xenia, wim, vera]
    tell()
    await clock.settle(100)
    expect(family(kernel).address).toBe(vera.address)
    expect(family(kernel).session?.accounts).toHaveLength(3)
  })

  test('behavior: an account that is bound to one network moves the page there', async () => {
    const genesisHash = `0x${String(kusama.id)}${'0'.repeat(32)}`
    const { extension } = giving(() => [{ ...vera, genesisHash }])
    const { kernel } = await opened((page) => page.leave('injectedWeb3', { talisman: extension }))
    await kernel.connections.connect(find(kernel, 'Talisman'))
    expect(family(kernel).network?.name).toBe('Kusama')
  })

  test('behavior: an extension that cannot be listened to is connected all the same', async () => {
    const extension = { enable: async () => ({ accounts: { get: async () => [vera] }, signer: {} }) }
    const { kernel } = await opened((page) => page.leave('injectedWeb3', { talisman: extension }))
    expect((await kernel.connections.connect(find(kernel, 'Talisman'))).status).toBe('connected')
  })
})
