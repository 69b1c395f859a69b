import type { CaipNetworkId } from '@billfold/kernel'
import { fieldOf, walletFailure } from '@billfold/kernel/family'
import { base64, base64urlnopad } from '@scure/base'
import { readAddress } from '../address.js'
import { networkForAddress, networkIds, networkName } from '../networks/wallet-networks.js'
import { readAccounts } from './accounts.js'
import type { WalletKind } from './wallet-kind.js'

/** Magic Eden, which takes each request as a token of the first sats-connect: JSON Web Tokens that nobody has signed. */
export const tokenWallet: WalletKind = {
  connectMethod: 'connect',
  needed: 'a list of addresses',
  methods: ['connect', 'signMessage', 'signTransaction'],
  isWallet: (thing): thing is object => ['connect', 'signMessage', 'signTransaction'].every((name) => has(thing, name)),
  async connect(_, ask, wanted) {
    const networkId = wanted?.caipNetworkId ?? networkIds.mainnet
    return fieldOf(await ask.invoke('connect', token({ purposes: ['payment', 'ordinals'], network: typeOf(networkId) })), 'addresses')
  },
  // It has no way to be asked that is sure not to prompt.
  keepsAccounts: true,
  accounts: (_, { wallet }) => Promise.reject(walletFailure('wallet/unsupported', { wallet, method: 'accounts without a prompt' })),
  readAccounts,
  networkOf: (accounts, wanted) => networkForAddress(readAddress(accounts[0]?.address)?.nets ?? [], wanted),
  signMessage: (_, ask, { protocol, ...asked }) => ask.invoke('signMessage', token({ ...asked, protocol: protocol.toUpperCase() })),
  async signPsbt(_, ask, { address, networkId, psbt, inputs }) {
    const psbtBase64 = base64.encode(psbt)
    const inputsToSign = [{ address, signingIndexes: inputs }]
    const said = await ask.invoke('signTransaction', token({ psbtBase64, inputsToSign, broadcast: false, network: typeOf(networkId) }))
    return fieldOf(said, 'psbtBase64')
  },
}

function typeOf(networkId: CaipNetworkId): object {
  const name = networkName(networkId) ?? 'mainnet'
  return { type: name.slice(0, 1).toUpperCase() + name.slice(1) }
}

function token(payload: object): string {
  const part = (value: object): string => base64urlnopad.encode(new TextEncoder().encode(JSON.stringify(value)))
  return `${part({ typ: 'JWT', alg: 'none' })}.${part(payload)}.`
}

function has(thing: unknown, method: string): boolean {
  return typeof fieldOf(thing, method) === 'function'
}
