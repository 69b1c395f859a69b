import type { CaipNetworkId } from '@billfold/kernel'
import { type WalletDriver, fieldOf, itemsOf, listenTo, recover, undoAll } from '@billfold/kernel/family'
import { satsFailures } from '../failures.js'
import { networkName, networkNamed } from '../networks/wallet-networks.js'
import { bitcoinDriver, has } from './bitcoin-driver.js'
import { capital } from './unsigned-token.js'

const purposes = ['payment', 'ordinals']

interface SatsWallet {
  addListener?(listener: { readonly eventName: string; readonly cb: (event: unknown) => void }): unknown
}

/** Wallets that are asked as sats-connect asks them, by `request(method, params)`: Xverse, Leather, and those that name themselves in a list. */
export const satsWallet: WalletDriver = bitcoinDriver('sats', {
  connectMethod: 'wallet_connect',
  failures: satsFailures,
  isWallet: (thing): thing is object => has(thing, 'request'),
  async connect(_, ask, wanted) {
    const name = wanted && networkName(wanted.caipNetworkId)
    const params = { addresses: purposes, ...(name && { network: capital(name) }) }
    const granted = await ifKnown(ask.rpc({ method: 'wallet_connect', params }))
    // Leather knows the older method alone, and writes the names of networks in small letters.
    const older = { purposes, ...(name !== undefined && name !== 'mainnet' && { network: name }) }
    return fieldOf(granted ?? (await ask.rpc({ method: 'getAddresses', params: older })), 'addresses')
  },
  // Unauthorized: the page is not connected any more.
  accounts: async (_, ask) =>
    fieldOf(await recover(ask.rpc({ method: 'wallet_getAccount' }), ['wallet/unauthorized'], () => ({ addresses: [] })), 'addresses'),
  network: async (_, ask) => networkIn(await ifKnown(ask.rpc({ method: 'wallet_getNetwork' }))),
  disconnect: (_, ask) => ask.rpc({ method: 'wallet_disconnect' }),
  listen(wallet, events) {
    const on = (eventName: string, listener: (event: unknown) => void): (() => void) =>
      listenTo((cb) => (wallet as SatsWallet).addListener?.({ eventName, cb }), listener)
    /** Some events only say that something changed, and a new network always means other addresses. */
    const tell = (addresses: unknown): void => (addresses === undefined ? events.hasChanged() : events.accounts(addresses))
    return undoAll(
      on('accountChange', (event) => tell(fieldOf(event, 'addresses'))),
      on('networkChange', (event) => {
        events.network(networkIn(event))
        const addresses = fieldOf(event, 'addresses')
        tell(itemsOf(addresses, 1)?.length === 0 ? undefined : addresses)
      }),
      on('disconnect', (event) => events.closed(event)),
    )
  },
})

function networkIn(said: unknown): CaipNetworkId | undefined {
  return networkNamed(fieldOf(fieldOf(said, 'bitcoin'), 'name'))
}

/** The answer; undefined when the wallet does not know the method, or does not let this page use it yet. */
function ifKnown(answer: Promise<unknown>): Promise<unknown> {
  return recover(answer, ['wallet/unsupported', 'wallet/unauthorized'], () => undefined)
}
