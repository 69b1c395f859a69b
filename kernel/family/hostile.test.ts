/** The base alone, with a family that adds nothing of its own: what wallets hand over is stopped here, or by what a driver reads. */
import type { Account } from '../src/index.js'
import { fakeWallet } from '@billfold/test/fakes'
import { type ConnectorSetup, type Finding, describeHostileInput, hostileInputChecks, survey } from '@billfold/test/suites'
import { describe, expect, test } from 'vitest'
import { fieldOf } from '../src/core/foreign.js'
import { defineFamily } from './define-family.js'
import { familyManifest } from './family-manifest.js'
import { familyPlugin } from './family-plugin.js'
import { itemsOf } from './foreign-list.js'
import type { WalletDriver } from './wallet-driver.js'
import { windowWallets } from './window-wallets.js'

interface BareWallet {
  readonly request: (call: object) => Promise<unknown>
  readonly on: (event: string, listener: (said: unknown) => void) => () => void
}

function readAccounts(said: unknown): readonly Account[] | undefined {
  const list = itemsOf(said, 100)
  const addresses = list
    ?.map((item) => fieldOf(item, 'address'))
    .filter((address) => typeof address === 'string' && /^0x\w{1,40}$/.test(address))
  if (addresses === undefined || (addresses.length === 0 && list?.length !== 0)) return undefined
  return [...new Set(addresses as readonly string[])].map((address) => ({ address }))
}

const readNetwork = (said: unknown): `eip155:${string}` | undefined =>
  typeof said === 'string' && /^eip155:\d{1,10}$/.test(said) ? (said as `eip155:${string}`) : undefined

const sound: WalletDriver<BareWallet> = {
  connectMethod: 'connect',
  needed: 'a list of accounts',
  isWallet: (found): found is BareWallet => typeof fieldOf(found, 'request') === 'function',
  connect: (_, ask) => ask.request({ method: 'connect' }),
  accounts: (_, ask) => ask.request({ method: 'accounts' }),
  readAccounts,
  network: async (_, ask) => readNetwork(await ask.request({ method: 'network' })),
  disconnect: (_, ask) => ask.request({ method: 'disconnect' }),
  listen(wallet, events) {
    const undo = [
      wallet.on('accounts', (said) => events.accounts(said)),
      wallet.on('network', (said) => events.network(readNetwork(said))),
      wallet.on('disconnect', (reason) => events.closed(reason)),
    ]
    return () => {
      for (const step of undo) step()
    }
  },
}

function setUp(change: Partial<WalletDriver<BareWallet>> = {}): ConnectorSetup {
  const wallet = fakeWallet({ accounts: [{ address: '0xa' }], networkId: 'eip155:1' })
  const driver = { ...sound, ...change }
  const family = defineFamily({
    namespace: 'eip155',
    address: { isValid: (text) => text.startsWith('0x') },
    finders: [windowWallets([{ key: 'bare', name: 'Bare' }], { driver })],
    discovery: 'start',
    can: [],
    operations: async () => ({}),
  })
  const rpc = ['connect', 'accounts', 'network', 'disconnect']
  const load = async () => ({ plugin: () => familyPlugin(family) })
  const manifest = familyManifest('eip155', { options: {}, order: 30, rpc, can: family.can, load })
  return { manifest, wallet, otherAddress: '0xb', furnish: (page) => page.leave('bare', wallet.provider) }
}

describeHostileInput('the family base', () => setUp())

const failing = (findings: readonly Finding[]): readonly string[] =>
  findings.filter(({ outcome }) => outcome === 'fails').map(({ name }) => name)

describe('a careless driver is found out', () => {
  test.each<[what: string, change: Partial<WalletDriver<BareWallet>>, check: RegExp]>([
    ['reads an account that no wallet named', { readAccounts: () => [{ address: '0xmadeup' }] }, /^connect: /],
    ['hears nothing', { listen: () => () => undefined }, /^flood: /],
    ['restores an account of its own making', { accounts: async () => [{ address: '0xmadeup' }] }, /^restore: /],
  ])('behavior: one that %s', async (_, change, check) => {
    const findings = await survey({ checks: hostileInputChecks.filter(({ name }) => check.test(name)), setUp: () => setUp(change) })
    expect(failing(findings).length).toBeGreaterThan(0)
  })
})
