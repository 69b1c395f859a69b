import type { SolanaCompiledTransaction, SolanaProvider, SolanaSendingSigner, SolanaSigner } from '../contract.js'
import { solanaError } from '../errors.js'
import { fieldOf } from '@billfold/kernel/family'
import { readWire } from '../provider/wire.js'

type Features = Pick<SolanaProvider, 'features' | 'accounts'>

/** A signer that fits into `@solana/web3.js` 2, for one account: once another is in use it refuses. */
export function signerOf(address: string, provider: Features): SolanaSigner {
  return Object.freeze({
    address,
    modifyAndSignMessages: async (messages) => {
      const inputs = messages.map(({ content }) => ({ account: { address }, message: content }))
      const signed = (await call(provider, 'solana:signMessage', 'signMessage', inputs)) as readonly {
        readonly signedMessage: Uint8Array
        readonly signature: Uint8Array
      }[]
      return signed.map(({ signedMessage, signature }) => Object.freeze({ content: signedMessage, signatures: { [address]: signature } }))
    },
    modifyAndSignTransactions: async (transactions) => {
      const inputs = transactions.map((transaction) => ({ account: { address }, transaction: toWire(transaction) }))
      const signed = (await call(provider, 'solana:signTransaction', 'signTransaction', inputs)) as readonly {
        readonly signedTransaction: Uint8Array
      }[]
      return transactions.map((transaction, index) => withWire(transaction, signed[index]?.signedTransaction))
    },
  } satisfies SolanaSigner)
}

/** The same, for who leaves sending to it. */
export function sendingSignerOf(address: string, provider: Features): SolanaSendingSigner {
  return Object.freeze({
    address,
    signAndSendTransactions: async (transactions) => {
      const inputs = transactions.map((transaction) => ({ account: { address }, transaction: toWire(transaction) }))
      const sent = await call(provider, 'solana:signAndSendTransaction', 'signAndSendTransaction', inputs)
      return (sent as readonly { readonly signature: Uint8Array }[]).map(({ signature }) => signature)
    },
  } satisfies SolanaSendingSigner)
}

async function call(provider: Features, feature: string, method: string, inputs: readonly object[]): Promise<unknown> {
  const run = fieldOf(fieldOf(provider.features, feature), method) as (...given: readonly object[]) => Promise<unknown>
  return run(...inputs)
}

/** A compiled transaction in the bytes of the wire. */
function toWire({ messageBytes, signatures }: SolanaCompiledTransaction): Uint8Array {
  const each = Object.values(signatures)
  const bytes = each.flatMap((signature) => Array.from(signature ?? new Uint8Array(64)))
  return Uint8Array.from([each.length, ...bytes, ...Array.from(messageBytes)])
}

/** The transaction as the wallet gave it back, as those libraries hold it. */
function withWire<T extends SolanaCompiledTransaction>(before: T, signed: Uint8Array | undefined): T {
  const parts = signed === undefined ? undefined : readWire(signed)
  if (parts === undefined)
    throw solanaError('solana/invalid-answer', { wallet: 'Your wallet', method: 'solana:signTransaction', needed: 'a transaction' })
  const isMissing = (signature: Uint8Array): boolean => signature.every((byte) => byte === 0)
  const signatures = Object.fromEntries(
    parts.signers.map((signer, index) => {
      const signature = parts.signatures[index]
      return [signer, signature === undefined || isMissing(signature) ? null : signature]
    }),
  )
  return Object.freeze({ ...before, messageBytes: parts.message, signatures })
}
