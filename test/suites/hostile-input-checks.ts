import type { Account } from '@billfold/kernel'
import { exoticValues } from '../fakes/exotic-values.js'
import { type Check, lacks, must } from './check.js'
import { type ConnectorSetup, type WiredConnector, onWallet } from './connector-setup.js'

/** Number of events in a flood, the number of times that the page may be told of it, and the most accounts that a wallet may have. */
const flood = { events: 10_000, told: 100 } as const
const mostAccounts = 1_000

/** Hostile values in the place of accounts, when connecting and in events. Every connector is checked with them. */
export const hostileValueChecks: readonly Check<ConnectorSetup>[] = [
  ...exoticValues.map(({ name, make }) =>
    onWallet(`connect: ${name} from the wallet is no account`, async ({ connect, family, wallet }) => {
      wallet.says = () => [make()]
      const outcome = await connect()
      must(outcome.status === 'failed' && family.address === undefined, `it ended ${outcome.status} with the address ${family.address}`)
    }),
  ),
  ...exoticValues.map(({ name, make }) =>
    onWallet(`events: ${name} from the wallet breaks nothing`, async ({ connect, family, wallet, settle }) => {
      await connect()
      wallet.changeAccounts(make() as never)
      wallet.changeNetwork(make() as never)
      await settle()
      must(family.address === undefined || typeof family.address === 'string', 'an account is shown that is none')
    }),
  ),
]

/** Lists that a wallet may give, made around a good account. */
const lists: readonly { readonly name: string; make(good: Account): unknown }[] = [
  { name: 'a throwing getter behind a good account', make: (good) => [good, Object.defineProperty({}, 'address', { get: refuse })] },
  { name: 'a hole behind a good account', make: (good) => Object.assign([good], { length: 3 }) },
  { name: 'a proxy in the place of the list', make: (good) => new Proxy([good], { get: refuse, has: refuse, ownKeys: refuse }) },
  { name: 'a list that says to be endless', make: (good) => ({ 0: good, length: Number.POSITIVE_INFINITY }) },
  { name: 'a hundred thousand accounts', make: (good) => Array.from({ length: 100_000 }, () => good) },
]

/** Checks of hostile input from a wallet: values, lists, floods, late answers, answers for another account. */
export const hostileInputChecks: readonly Check<ConnectorSetup>[] = [
  ...hostileValueChecks,
  ...exoticValues.map(({ name, make }) =>
    onWallet(`restore: ${name} from the wallet restores nothing`, async ({ connect, connector, wallet, reload }) => {
      if (connector.reconnect === undefined) lacks('its connector has no reconnect')
      await connect()
      wallet.says = () => [make()]
      const { address, prompts } = await reload()
      must(address === undefined && prompts === 0, `after a reload the kernel shows ${address}, and asked ${prompts} times`)
    }),
  ),
  ...lists.map(({ name, make }) =>
    onWallet(`lists: ${name} grants the good account or none`, async ({ connect, family, wallet }) => {
      const [good] = wallet.accounts
      if (good === undefined) lacks('the wallet of the setup has no account')
      // The wallet says the truth of everything else, such as its network.
      wallet.says = () => {
        wallet.says = undefined
        return make(good)
      }
      await connect()
      must(family.address === undefined || family.address === good.address, `the kernel shows ${family.address}`)
      const count = family.session?.accounts.length ?? 0
      must(count <= mostAccounts, `the kernel lists ${count} accounts`)
    }),
  ),
  onWallet('flood: the account is the last one of ten thousand changes, and the page is told of few', async (wiring) => {
    const { connect, family, otherAddress, told, settle } = wiring
    await connect()
    const before = told('account:changed').length
    floodAccounts(wiring)
    await settle()
    must(family.address === otherAddress, `the kernel shows ${family.address}, the wallet ${otherAddress}`)
    const count = told('account:changed').length - before
    must(count <= flood.told, `the page was told of ${count} accounts`)
  }),
  onWallet('flood: the network is the last one of ten thousand changes, and the page is told of few', async (wiring) => {
    const { connect, family, wallet, otherNetworkId, told, settle } = wiring
    await connect()
    const { networkId } = wallet
    const before = told('network:changed').length
    for (let count = 0; count < flood.events; count++) wallet.changeNetwork(count % 2 === 0 ? networkId : otherNetworkId)
    await settle()
    const shown = family.network?.caipNetworkId
    must(shown === otherNetworkId, `the kernel is on ${shown}, the wallet on ${otherNetworkId}`)
    const count = told('network:changed').length - before
    must(count <= flood.told, `the page was told of ${count} networks`)
  }),
  onWallet('flood: a wallet that disconnects a thousand times ends one connection', async ({ connect, family, wallet, told, settle }) => {
    await connect()
    for (let count = 0; count < flood.events / 10; count++) wallet.disconnect()
    await settle()
    must(family.status === 'disconnected' && wallet.listeners === 0, `the family is ${family.status}, with ${wallet.listeners} listeners`)
    must(told('connection:disconnected').length === 1, `the page was told ${told('connection:disconnected').length} times`)
  }),
  onWallet('flood: changes while the person is asked keep the answer', async (wiring) => {
    const { connect, family, wallet, otherAddress, settle } = wiring
    wallet.behavior = 'wait'
    const attempt = connect()
    await settle()
    floodAccounts(wiring)
    wallet.answer('approve')
    const { status } = await attempt
    await settle()
    must(
      status === 'connected' && family.address === otherAddress,
      `it ended ${status} with ${family.address}, the wallet has ${otherAddress}`,
    )
  }),
  onWallet('late: a yes to an attempt that was called off leaves the one after it connected', async (wiring) => {
    const { connect, bench, family, wallet, settle } = wiring
    wallet.behavior = 'wait'
    const first = connect()
    await settle()
    bench.kernel.connections.cancel()
    await first
    wallet.behavior = 'approve'
    const { status } = await connect()
    wallet.answer('approve')
    await settle()
    must(status === 'connected' && family.status === 'connected', `it ended ${status}, and the family is ${family.status}`)
    must(wallet.isConnected, 'the wallet was told to disconnect')
  }),
  onWallet('other account: a restore shows the account that the wallet has now', async (wiring) => {
    const { connect, connector, wallet, otherAddress, settle, reload } = wiring
    if (connector.reconnect === undefined) lacks('its connector has no reconnect')
    await connect()
    wallet.changeAccounts({ address: otherAddress })
    await settle()
    const { address } = await reload()
    must(address === otherAddress, `after a reload the kernel shows ${address}, the wallet ${otherAddress}`)
  }),
  onWallet('other account: a grant shows the account that the wallet has now', async ({ connect, bench, family, wallet, otherAddress }) => {
    await connect()
    await bench.kernel.connections.disconnect()
    wallet.changeAccounts({ address: otherAddress })
    await connect()
    must(family.address === otherAddress, `the kernel shows ${family.address}, the wallet ${otherAddress}`)
  }),
]

function floodAccounts({ wallet, otherAddress }: WiredConnector): void {
  const own = wallet.accounts
  for (let count = 0; count < flood.events; count++) wallet.changeAccounts(...(count % 2 === 0 ? own : [{ address: otherAddress }]))
}

function refuse(): never {
  throw new Error('hostile: do not touch')
}
