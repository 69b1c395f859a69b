import type { CaipNetworkId } from '@billfold/kernel'
import { fieldOf, isBillfoldError, listenTo } from '@billfold/kernel/family'
import { base64, hex } from '@scure/base'
import { readAddress } from '../address.js'
import { satsFailures } from '../failures.js'
import { networkForAddress, networkName, networkNamed } from '../networks/wallet-networks.js'
import { readAccounts } from './accounts.js'
import type { WalletKind } from './wallet-kind.js'

const purposes = ['payment', 'ordinals']

interface SatsWallet {
  addListener?(listener: { readonly eventName: string; readonly cb: (event: unknown) => void }): unknown
}

/** Wallets that are asked as sats-connect asks them, by `request(method, params)`: Xverse, Leather, and those that name themselves in a list. */
export const satsWallet: WalletKind = {
  connectMethod: 'wallet_connect',
  needed: 'a list of addresses',
  failures: satsFailures,
  isWallet: (thing): thing is object => typeof fieldOf(thing, 'request') === 'function',
  async connect(_, ask, wanted) {
    const name = wanted && networkName(wanted.caipNetworkId)
    const params = { addresses: purposes, ...(name && { network: satsName(name) }) }
    const granted = await ifKnown(ask.rpc({ method: 'wallet_connect', params }))
    // Leather knows the older method alone, and writes the names of networks in small letters.
    const older = { purposes, ...(name !== undefined && name !== 'mainnet' && { network: name }) }
    return fieldOf(granted ?? (await ask.rpc({ method: 'getAddresses', params: older })), 'addresses')
  },
  // Leather cannot be asked without a prompt.
  keepsAccounts: true,
  async accounts(_, ask) {
    try {
      return fieldOf(await ask.rpc({ method: 'wallet_getAccount' }), 'addresses')
    } catch (error) {
      // The page is not connected any more.
      if (isBillfoldError(error, 'wallet/unauthorized')) return []
      throw error
    }
  },
  readAccounts,
  network: async (_, ask) => networkIn(await ifKnown(ask.rpc({ method: 'wallet_getNetwork' }))),
  networkOf: (accounts, wanted) => networkForAddress(readAddress(accounts[0]?.address)?.nets ?? [], wanted),
  disconnect: (_, ask) => ask.rpc({ method: 'wallet_disconnect' }),
  listen(wallet, events) {
    const on = (eventName: string, listener: (event: unknown) => void): (() => void) =>
      listenTo((cb) => (wallet as SatsWallet).addListener?.({ eventName, cb }), listener)
    const undo = [
      on('accountChange', (event) => {
        const addresses = fieldOf(event, 'addresses')
        // Older wallets only say that something changed.
        if (addresses === undefined) events.mayHaveChanged()
        else events.accounts(addresses)
      }),
      on('networkChange', (event) => events.network(networkIn(event))),
      on('disconnect', (event) => events.closed(event)),
    ]
    return () => {
      for (const step of undo) step()
    }
  },
  async signMessage(_, ask, { address, message, protocol }) {
    // The type of the address is how Leather is told which account signs.
    const params = { address, message, protocol: protocol.toUpperCase(), paymentType: readAddress(address)?.kind ?? '' }
    return fieldOf(await ask.rpc({ method: 'signMessage', params }), 'signature')
  },
  async signPsbt(_, ask, { address, psbt, inputs }) {
    // Leather takes hex and a list of places.
    const forLeather = { hex: hex.encode(psbt), signAtIndex: inputs }
    const params = { psbt: base64.encode(psbt), signInputs: { [address]: inputs }, ...forLeather, broadcast: false }
    const said = await ask.rpc({ method: 'signPsbt', params })
    return fieldOf(said, 'psbt') ?? fieldOf(said, 'hex')
  },
  async switchNetwork(_, ask, networkId) {
    await ask.rpc({ method: 'wallet_changeNetwork', params: { name: satsName(networkName(networkId) ?? '') } })
  },
  async addNetwork(_, ask, { caipNetworkId, name, rpcUrls }) {
    const type = satsName(networkName(caipNetworkId) ?? '')
    const [rpcUrl = ''] = rpcUrls.default.http
    await ask.rpc({ method: 'wallet_addNetwork', params: { chain: 'bitcoin', type, name, rpcUrl } })
  },
}

function satsName(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

function networkIn(said: unknown): CaipNetworkId | undefined {
  return networkNamed(fieldOf(fieldOf(said, 'bitcoin'), 'name'))
}

/** The answer; undefined when the wallet does not know the method, or does not let this page use it yet. */
async function ifKnown(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer
  } catch (error) {
    if (isBillfoldError(error, 'wallet/unsupported') || isBillfoldError(error, 'wallet/unauthorized')) return undefined
    throw error
  }
}
