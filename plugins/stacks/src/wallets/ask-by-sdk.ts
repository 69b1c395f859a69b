import { request } from '@stacks/connect'
import { fieldOf } from '@billfold/kernel/family'
import type { WalletMarks } from './wallet-kinds.js'

/** A request to a wallet, by SIP-030. */
export interface StacksCall {
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Hands a request to the wallet itself, as its kind wants it. */
export type Send = (call: StacksCall) => Promise<unknown>

/**
 * Asks a wallet through the library of its field, which knows how each kind wants a request, and names its answer. The library sees a
 * stand-in: the marks of the wallet, and texts that were read of its answer.
 */
export async function askBySdk(marks: WalletMarks, { method, params }: StacksCall, send: Send): Promise<unknown> {
  let failed: { readonly error: unknown } | undefined
  let isSent = false
  const provider = {
    ...marks,
    request: async (name: string, given: Readonly<Record<string, unknown>>) => {
      isSent = true
      const answer = await send({ method: name, params: given }).catch((error: unknown) => {
        failed = { error }
        throw error
      })
      return { jsonrpc: '2.0', id: null, result: textsIn(answer) }
    },
  }
  try {
    // It opens nothing where a provider is named, and is to keep nothing in the page's storage.
    const options = { provider: provider as never, persistWalletSelect: false, enableLocalStorage: false }
    return await request(options, method as 'stx_signMessage', params as never)
  } catch (error) {
    if (failed !== undefined) throw failed.error
    if (isSent) throw error
    // It looks into the page's storage first: where a browser denies that, the wallet is asked as SIP-030 has it.
    return textsIn(await send({ method, params }))
  }
}

const names = ['signature', 'publicKey', 'transaction', 'txid', 'txId'] as const
/** The longest text that a wallet answers with: a transaction has at most 2 MB of hex. */
const longest = 4_200_000

function textsIn(answer: unknown): Readonly<Record<string, string>> {
  const texts = names.map((name) => [name, fieldOf(answer, name)] as const)
  return Object.fromEntries(
    texts.filter((row): row is [(typeof names)[number], string] => typeof row[1] === 'string' && row[1].length <= longest),
  )
}
