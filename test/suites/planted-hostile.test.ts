/** Each check of hostile input is broken once, by a connector that is careless in one way. */
import { type Account, type Connector, type Grant, type PluginRuntime, type WalletListener, kernelKey } from '@billfold/kernel'
import { type FakeWallet, exoticValues, fakeChain, fakeConnector, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import type { ConnectorSetup } from './connector-setup.js'
import { hostileInputChecks } from './hostile-input-checks.js'
import { findOut } from './survey.js'

const other = '0xb'

type Careless = (sound: Connector, wallet: FakeWallet) => Partial<Connector>

/** A setup whose connector is careless. */
function connecting(careless: Careless): ConnectorSetup {
  const wallet = fakeWallet({ accounts: [{ address: '0xa' }], networkId: 'eip155:1' })
  const sound = fakeConnector({ wallet })
  const connector = { ...sound, ...careless(sound, wallet) }
  const start: PluginRuntime['start'] = (scope) => scope.onStop(scope.get(kernelKey('connectors')).add(connector))
  return {
    manifest: {
      ...{ id: 'connector.planted', contract: 1, namespaces: ['eip155'], loadOn: ['namespace:eip155'] },
      load: async () => ({ start }),
    },
    others: [fakeChain('eip155', { isAddress: (address) => address.startsWith('0x') })],
    wallet,
    otherAddress: other,
  }
}

const granting =
  (change: (grant: Grant) => Partial<Grant>): Careless =>
  (sound) => ({ connect: async (request) => sound.connect(request).then((grant) => ({ ...grant, ...change(grant) })) })

const watching =
  (watch: (grant: Grant, listener: WalletListener) => () => void): Careless =>
  (sound, wallet) =>
    granting((grant) => ({ watch: (listener) => watch(grant, listener) }))(sound, wallet)

const madeUp: Pick<Grant, 'accounts' | 'networkId' | 'provider'> = {
  accounts: [{ address: '0xmade-up' }],
  networkId: 'eip155:1',
  provider: {},
}
/** Grants an account of its own making, whatever the wallet says. */
const inventive: Careless = () => ({ connect: () => Promise.resolve(madeUp) })
/** Restores one, whatever the wallet says. */
const inventiveLater: Careless = () => ({ reconnect: () => Promise.resolve(madeUp) })
/** Takes no more accounts than a person has. */
const careful: Careless = granting(({ accounts }) => ({ accounts: accounts.slice(0, 100) }))
const deaf: Careless = watching(() => () => undefined)

/** Reads the accounts of events without looking at them. */
const careless: Careless = (sound, { provider: { on } }) =>
  granting(() => ({
    watch: (listener) => on('accounts', (accounts) => listener.accountsChanged(accounts.map(({ address }: Account) => ({ address })))),
  }))(sound, fakeWallet())

const violations: readonly (readonly [name: string, careless: Careless, says: RegExp])[] = [
  ...exoticValues.map(({ name }) => [`connect: ${name} from the wallet is no account`, inventive, /with the address 0xmade-up/] as const),
  ['events: null from the wallet breaks nothing', careless, /destructure property 'address'/],
  ...exoticValues.map(({ name }) => [`restore: ${name} from the wallet restores nothing`, inventiveLater, /shows 0xmade-up/] as const),
  ...hostileInputChecks
    .filter(({ name }) => name.startsWith('lists: ') && !name.includes('hundred thousand'))
    .map(({ name }) => [name, inventive, /shows 0xmade-up/] as const),
  ['lists: a hundred thousand accounts grants the good account or none', () => ({}), /lists 100000 accounts/],
  ['flood: the account is the last one of ten thousand changes, and the page is told of few', deaf, /shows 0xa, the wallet 0xb/],
  [
    'flood: the network is the last one of ten thousand changes, and the page is told of few',
    deaf,
    /is on eip155:1, the wallet on eip155:2/,
  ],
  [
    'flood: a wallet that disconnects a thousand times ends one connection',
    watching((grant, listener) => (grant.watch?.(listener), () => undefined)),
    /with 3 listeners/,
  ],
  [
    'flood: changes while the person is asked keep the answer',
    (sound, wallet) => {
      const [first] = wallet.accounts
      return granting(() => ({ accounts: first === undefined ? [] : [first], watch: () => () => undefined }))(sound, wallet)
    },
    /with 0xa, the wallet has 0xb/,
  ],
  [
    'late: a yes to an attempt that was called off leaves the one after it connected',
    (sound, wallet) => {
      let asked = 0
      return {
        connect: async (request) => {
          asked += 1
          const isFirst = asked === 1
          const grant = await sound.connect(request)
          if (isFirst) wallet.disconnect()
          return grant
        },
      }
    },
    /the family is disconnected|told to disconnect/,
  ],
  ['other account: a restore shows the account that the wallet has now', inventiveLater, /shows 0xmade-up, the wallet 0xb/],
  [
    'other account: a grant shows the account that the wallet has now',
    (sound) => {
      let first: Promise<Grant> | undefined
      return { connect: (request) => (first ??= sound.connect(request)) }
    },
    /shows 0xa, the wallet 0xb/,
  ],
]

describe('hostile input checks', () => {
  test.each(violations)('behavior: %s, broken', async (name, connector, says) => {
    const [check] = hostileInputChecks.filter((each) => each.name === name)
    expect(check && (await findOut(check, () => connecting(connector)))).toMatchObject({
      outcome: 'fails',
      reason: expect.stringMatching(says),
    })
  })

  test('behavior: every check has its violation; of the values in events one is enough', () => {
    const planted = violations.map(([name]) => name)
    const missing = hostileInputChecks.map(({ name }) => name).filter((name) => !planted.includes(name))
    expect(missing.filter((name) => !/^events: .* breaks nothing$/.test(name))).toEqual([])
  })

  test('default: they hold for a connector that is careful', async () => {
    const findings = await Promise.all(hostileInputChecks.map((check) => findOut(check, () => connecting(careful))))
    expect(findings.filter(({ outcome }) => outcome !== 'holds')).toEqual([])
  })
})
