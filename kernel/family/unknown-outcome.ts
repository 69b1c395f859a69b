import { isBillfoldError } from '../src/core/errors/billfold-error.js'
import { readWalletWords } from './wallet-words.js'

/** Failures that say by themselves that nothing was sent. */
const nothingSent: ReadonlySet<string> = new Set([
  'wallet/refused',
  'wallet/pending',
  'wallet/unknown-network',
  'wallet/unauthorized',
  'wallet/unsupported',
  'wallet/invalid-request',
  'wallet/busy',
  'wallet/called-off',
  'wallet/no-provider',
  'wallet/replaced',
  'wallet/account-changed',
  'wallet/network-changed',
  'wallet/view-only',
  'rpc/not-allowed',
  'plugin/undeclared',
  'pairing/not-approved',
  'node/failed',
  'node/no-node',
  'node/wrong-network',
])

/**
 * True when money may have moved although asking for it failed. A wallet that goes away, fails in itself or answers with junk may have
 * sent before: only a no of the person, of the wallet or of the network is known to have sent nothing.
 */
export function mayHaveBeenSent(error: unknown): boolean {
  return !isBillfoldError(error) || !(nothingSent.has(error.code) || readWalletWords(error.cause).isOfNetwork)
}
