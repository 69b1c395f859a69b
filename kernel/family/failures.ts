import { type BillfoldError, type ErrorFactory, errorFactory, isBillfoldError } from '../src/core/errors/billfold-error.js'
import type { CaipNetworkId } from '../src/core/caip/ids.js'
import type { ErrorCode } from '../src/core/open.js'
import { type WalletCall, walletError } from '../src/wallets/errors/wallet-refused.js'
import type { OperationFailureCode } from './operation-failures.js'
import { type WalletWords, readWalletWords } from './wallet-words.js'

/** The codes of what goes wrong between this page and a wallet, beside those that the kernel acts on. */
export type WalletFailureCode = Exclude<
  Extract<ErrorCode, `wallet/${string}`>,
  'wallet/refused' | 'wallet/unknown-network' | 'wallet/pending' | OperationFailureCode
>

/** Meaning of a wallet's code. A code that is in no row makes `wallet/failed`. */
export type FailureMeaning =
  | 'wallet/refused'
  | 'wallet/pending'
  | 'wallet/unknown-network'
  | 'wallet/unauthorized'
  | 'wallet/unsupported'
  | 'wallet/network-disconnected'
  | 'wallet/disconnected'
  | 'wallet/invalid-request'
  | 'wallet/busy'

/** The codes by which the wallets of a family say what went wrong. */
export interface FailureTable extends Readonly<Partial<Record<FailureMeaning, readonly number[]>>> {
  /** Codes that mean an unknown network where a network was asked for, unless the wallet's words are a no. */
  readonly perhapsUnknownNetwork?: readonly number[]
  /** A no in words that only wallets of this family use. */
  readonly no?: readonly RegExp[]
  /** Words by which wallets of this family lack the network that they are asked for. */
  readonly lacksNetwork?: RegExp
}

/** EIP-1193, EIP-1474 and JSON-RPC codes: wallets of other families took them over. */
export const commonFailures: FailureTable = {
  'wallet/refused': [4001],
  'wallet/pending': [-32002],
  'wallet/unknown-network': [4902],
  'wallet/unauthorized': [4100],
  'wallet/unsupported': [4200, -32601],
  'wallet/network-disconnected': [4901],
  'wallet/disconnected': [4900],
  'wallet/invalid-request': [-32600, -32602, -32700],
}

/**
 * Codes of wallets of other families, which took over those of EIP-1193 as far as they give any, and most say no in words alone: words that are
 * about a request and not about a network.
 */
export const wordedFailures: FailureTable = {
  ...commonFailures,
  'wallet/refused': [4001, 5000],
  'wallet/disconnected': [4900, 4901],
  'wallet/network-disconnected': [],
  no: [
    /\b(?:request|approval|signature|signing|connection|transaction)\b.{0,20}\b(?:rejected|declined|denied|cancel+ed)\b/i,
    /\b(?:rejected|declined|denied|cancel+ed) the (?:request|connection|transaction|signature)|\buser rejection\b/i,
  ],
}

/** Meanings that are looked for after those that the kernel acts on, in this order. */
const plainMeanings = [
  'wallet/unauthorized',
  'wallet/unsupported',
  'wallet/network-disconnected',
  'wallet/disconnected',
  'wallet/invalid-request',
  'wallet/busy',
] as const

/** The call that failed. */
export interface FailedCall extends WalletCall {
  /** The network that the wallet was asked for: only then a code can mean that the wallet does not know it. */
  readonly networkId?: CaipNetworkId | undefined
}

/**
 * Reads what a wallet threw. What is wrapped counts as much as what wraps it. A refusal comes first, with or without its code, so
 * that nobody who said no is asked to add a network. An error of ours stays what it is. Never throws.
 */
export function readFailure(error: unknown, table: FailureTable, { networkId, ...call }: FailedCall): BillfoldError {
  if (isBillfoldError(error)) return error
  const words = readWalletWords(error)
  const { wallet } = call
  const means = (codes: readonly number[] = []): boolean => codes.some((code) => words.codes.includes(code))
  if (means(table['wallet/refused'])) return walletError('wallet/refused', { wallet }, error)
  if (means(table['wallet/pending'])) return walletError('wallet/pending', { wallet }, error)
  if (saysNo(words, table)) return walletError('wallet/refused', { wallet }, error)
  const lacksNetwork = means(table['wallet/unknown-network']) || means(table.perhapsUnknownNetwork) || says(table.lacksNetwork, words)
  if (networkId !== undefined && lacksNetwork) return walletError('wallet/unknown-network', { networkId }, error)
  for (const meaning of plainMeanings) if (means(table[meaning])) return walletFailure(meaning, call, error)
  return walletFailure('wallet/failed', { ...call, code: words.codes[0], words: words.message }, error)
}

function saysNo(words: WalletWords, { no = [] }: FailureTable): boolean {
  return !words.isOfNetwork && (words.saysNo || no.some((pattern) => says(pattern, words)))
}

function says(pattern: RegExp | undefined, { message }: WalletWords): boolean {
  return pattern !== undefined && message !== undefined && pattern.test(message)
}

const nothingSent = 'Nothing was sent.'
const tryAnother = 'Update your wallet, or use another one.'

/** Makes the errors of what goes wrong between this page and a wallet, whatever its family. */
export const walletFailure: ErrorFactory<WalletFailureCode> = errorFactory<WalletFailureCode>({
  'wallet/unauthorized': ({ wallet }) => ({
    message: `${wallet} does not allow this page to do that`,
    remedy: 'Connect this page in your wallet, with the account that you want to use, and try again.',
  }),
  'wallet/unsupported': ({ wallet, method }) => ({ message: `${wallet} does not know ${method}`, remedy: tryAnother }),
  'wallet/disconnected': ({ wallet }) => ({
    message: `${wallet} has no connection to any network`,
    remedy: 'Check the connection of your wallet, and try again.',
  }),
  'wallet/network-disconnected': ({ wallet }) => ({
    message: `${wallet} has no connection to this network`,
    remedy: 'Choose the network in your wallet, or check its connection, and try again.',
  }),
  'wallet/invalid-request': ({ wallet, method }) => ({
    message: `${wallet} did not accept what was asked of it with ${method}`,
    remedy: 'Check what you entered, and try again.',
  }),
  'wallet/busy': ({ wallet }) => ({ message: `${wallet} has too much to do`, remedy: 'Wait a moment, and try again.' }),
  'wallet/failed': ({ wallet, words }) => ({
    message: words === undefined ? `${wallet} could not do that` : `${wallet} could not do that: ${words}`,
    remedy: 'Open your wallet to see what is the matter, and try again.',
  }),
  'wallet/called-off': ({ wallet }) => `${wallet} was not waited for any more`,
  'wallet/closed': ({ wallet }) => ({ message: `${wallet} was closed`, remedy: 'Open it, or reload this page, and try again.' }),
  'wallet/silent': ({ wallet }) => ({
    message: `${wallet} does not answer`,
    remedy: `Open it, or reload this page, and try again. ${nothingSent}`,
  }),
  'wallet/invalid-answer': ({ wallet, method, needed }) => ({
    message: `${wallet} answered ${method} with something that is not ${needed}`,
    remedy: tryAnother,
  }),
  'wallet/no-account': ({ wallet }) => ({
    message: `${wallet} connected without an account`,
    remedy: 'Unlock it, choose an account, and try again.',
  }),
  'wallet/no-provider': ({ wallet }) => ({ message: `${wallet} is not there`, remedy: 'Reload this page, or choose another wallet.' }),
  'wallet/replaced': ({ wallet }) => ({
    message: `A script of this page has changed how ${wallet} is asked. ${nothingSent}`,
    remedy: 'Reload this page and connect again. If it happens again, do not use this page.',
  }),
  'wallet/not-connected': { message: 'No wallet is connected', remedy: 'Connect a wallet first.' },
  'wallet/invalid-amount': ({ found }) => ({ message: `'${found}' is no amount`, remedy: 'Give digits with at most one point.' }),
})
