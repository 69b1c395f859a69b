import type { SolanaCompiledTransaction } from '../contract.js'
import { walletFailure } from '@billfold/kernel/family'
import { readWire } from '../provider/wire.js'
import type { HostFeatures } from './host-features.js'

/** The account whose signature is wanted, and the features that ask for it. */
export interface SignerPlace {
  readonly address: string
  readonly features: HostFeatures
}

interface SignableMessage {
  readonly content: Uint8Array
  readonly signatures: Readonly<Record<string, Uint8Array>>
}

/** Signs messages as `@solana/web3.js` 2 holds them. */
export async function signMessages(
  { address, features }: SignerPlace,
  messages: readonly { readonly content: Uint8Array; readonly signatures: object }[],
): Promise<readonly SignableMessage[]> {
  const signed = await features.signMessage(...messages.map(({ content }) => ({ account: { address }, message: content })))
  return signed.map(({ signedMessage, signature }) =>
    Object.freeze({ content: signedMessage, signatures: Object.freeze({ [address]: signature }) }),
  )
}

/** Signs transactions as `@solana/web3.js` 2 holds them. */
export async function signTransactions<T extends SolanaCompiledTransaction>(
  { address, features }: SignerPlace,
  transactions: readonly T[],
): Promise<readonly T[]> {
  const signed = await features.signTransaction(...transactions.map((transaction) => inputOf(address, transaction)))
  return transactions.map((transaction, index) => withWire(transaction, signed[index]?.signedTransaction))
}

/** Signs and sends them, one after the other. */
export async function sendTransactions(
  { address, features }: SignerPlace,
  transactions: readonly SolanaCompiledTransaction[],
): Promise<readonly Uint8Array[]> {
  const sent = await features.signAndSendTransaction(...transactions.map((transaction) => inputOf(address, transaction)))
  return sent.map(({ signature }) => signature)
}

/** A compiled transaction in the bytes of the wire. */
function inputOf(address: string, { messageBytes, signatures }: SolanaCompiledTransaction): object {
  const each = Object.values(signatures)
  const bytes = each.flatMap((signature) => Array.from(signature ?? new Uint8Array(64)))
  return { account: { address }, transaction: Uint8Array.from([each.length, ...bytes, ...Array.from(messageBytes)]) }
}

/** The transaction as the wallet gave it back, as those libraries hold it. */
function withWire<T extends SolanaCompiledTransaction>(before: T, signed: Uint8Array | undefined): T {
  const parts = signed === undefined ? undefined : readWire(signed)
  if (parts === undefined) {
    throw walletFailure('wallet/invalid-answer', { wallet: 'Your wallet', method: 'solana:signTransaction', needed: 'a transaction' })
  }
  const signatures = Object.fromEntries(parts.signers.map((signer, index) => [signer, given(parts.signatures[index])]))
  return Object.freeze({ ...before, messageBytes: parts.message, signatures })
}

/** A place for a signature is full of zeros until somebody signs. */
function given(signature: Uint8Array | undefined): Uint8Array | null {
  return signature === undefined || signature.every((byte) => byte === 0) ? null : signature
}
