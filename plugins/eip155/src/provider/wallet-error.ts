import { type BillfoldError, type CaipNetworkId, isBillfoldError, walletError } from '@billfold/kernel'
import { type WalletFailure, eip155Error } from '../errors.js'
import { type WalletWords, readWalletWords } from '@billfold/kernel/family'

/** What was asked when a wallet failed. */
export interface FailedCall {
  readonly method: string
  /** The name of the wallet. */
  readonly wallet?: string | undefined
  /** The network that the wallet was asked for. Only then do 5000 and 32603 mean that it does not know it. */
  readonly networkId?: CaipNetworkId | undefined
}

/** EIP-1193, EIP-1474 and JSON-RPC codes of wallets. */
const codes = {
  refused: [4001],
  pending: [-32002],
  unknownNetwork: [4902],
  perhapsUnknownNetwork: [5000, 32603, -32603],
  unauthorized: [4100],
  unsupported: [4200, -32601, -32004],
  disconnected: [4900],
  chainDisconnected: [4901],
  invalid: [-32600, -32602, -32700],
  busy: [-32005],
} as const

/**
 * What a wallet threw, in our own words. What is wrapped counts as much as what wraps it: the first of these that is found
 * anywhere. An error of ours stays what it is.
 */
export function toWalletError(error: unknown, { method, wallet, networkId }: FailedCall): BillfoldError {
  if (isBillfoldError(error)) return error
  const words = readWalletWords(error)
  const has = (name: keyof typeof codes): boolean => codes[name].some((code) => words.codes.includes(code))
  const named = wallet === undefined ? {} : { wallet }
  if (has('refused')) return walletError('wallet/refused', named, error)
  if (has('pending')) return walletError('wallet/pending', named, error)
  if (networkId !== undefined && has('unknownNetwork')) return walletError('wallet/unknown-network', { networkId }, error)
  // A no without its code is still a no: the person is not asked again to add the network.
  if (words.saysNo) return walletError('wallet/refused', named, error)
  if (networkId !== undefined && has('perhapsUnknownNetwork')) return walletError('wallet/unknown-network', { networkId }, error)
  return failureOf({ words, has, failure: { wallet: wallet ?? 'Your wallet', method }, error })
}

interface Failed {
  readonly words: WalletWords
  readonly has: (name: keyof typeof codes) => boolean
  readonly failure: WalletFailure
  readonly error: unknown
}

const plain = {
  unauthorized: 'eip155/unauthorized',
  unsupported: 'eip155/unsupported-method',
  chainDisconnected: 'eip155/chain-disconnected',
  disconnected: 'eip155/disconnected',
  invalid: 'eip155/invalid-request',
  busy: 'eip155/busy',
} as const

function failureOf({ words, has, failure, error }: Failed): BillfoldError {
  for (const [name, code] of Object.entries(plain)) {
    if (has(name as keyof typeof plain)) return eip155Error(code, failure, error)
  }
  return eip155Error('eip155/failed', { ...failure, code: words.codes[0], words: words.message }, error)
}
