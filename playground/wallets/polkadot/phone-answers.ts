import { kinds, signBytes } from './keys.js'
import type { PolkadotKey } from './polkadot-wallet.js'
import { type GivenPayload, fromHex, payloadBytes, toHex } from './transactions.js'

/** Answers of a phone to the Polkadot requests of a paired app, with a real key. */
export function polkadotAnswers(key: PolkadotKey): Readonly<Record<string, (params: unknown) => Promise<unknown>>> {
  const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
  return {
    polkadot_signMessage: async (params) => {
      const { message } = params as { readonly message: string }
      const said = message.startsWith('0x') ? fromHex(message) : bytesOf(message)
      return { signature: toHex(signBytes(key, Uint8Array.from([...bytesOf('<Bytes>'), ...said, ...bytesOf('</Bytes>')]))) }
    },
    polkadot_signTransaction: async (params) => {
      const { transactionPayload } = params as { readonly transactionPayload: GivenPayload }
      return { signature: toHex(Uint8Array.from([kinds[key.scheme], ...signBytes(key, payloadBytes(transactionPayload))])) }
    },
  }
}
