import { type Hex, type PrivateKeyAccount, createClient, custom, formatEther, hexToBigInt } from 'viem'
import { prepareTransactionRequest, sendRawTransaction } from 'viem/actions'

import type { Answer, WalletContext } from './context.js'
import { accountOf } from './signatures.js'
import { WalletError, badParameters } from '../shared/wallet-error.js'

/** A transaction as pages write it. */
export interface WrittenTransaction {
  readonly from?: string
  readonly to?: Hex
  readonly value?: Hex
  readonly data?: Hex
  readonly gas?: Hex
  readonly nonce?: Hex
  readonly chainId?: Hex
}

/** Answers that sign and send. */
export const transactionAnswers: Readonly<Record<string, Answer>> = {
  eth_sendTransaction: async (context, [transaction]) => {
    const written = (transaction ?? {}) as WrittenTransaction
    const account = accountOf(context, written.from)
    const { chainId } = context.memory.state
    if (written.chainId !== undefined && Number(written.chainId) !== chainId)
      throw badParameters(`The transaction is for chain ${Number(written.chainId)}, the wallet is on ${chainId}.`)
    const details = detailsOf(written)
    await context.consent({ method: 'eth_sendTransaction', title: 'Send a transaction', details })
    return send(context, account, written)
  },
}

/** Completes, signs and sends; what the node refuses comes out as wallets tell it. */
export async function send(context: WalletContext, account: PrivateKeyAccount, written: WrittenTransaction): Promise<Hex> {
  const { chainId } = context.memory.state
  const request = (ask: { readonly method: string; readonly params?: unknown }): Promise<unknown> =>
    context.node(ask.method, ask.params, chainId)
  const client = createClient({ account, transport: custom({ request }, { retryCount: 0 }) })
  try {
    const prepared = await prepareTransactionRequest(client, { ...readable(written), chain: null, chainId, account })
    const hash = await sendRawTransaction(client, { serializedTransaction: await account.signTransaction(prepared as never) })
    context.sent.push(hash)
    return hash
  } catch (error) {
    throw new WalletError(-32000, error instanceof Error ? error.message : String(error))
  }
}

/** The lines that a person reads before saying yes. */
export function detailsOf({ to, value, data }: WrittenTransaction): readonly (readonly [string, string])[] {
  return [
    ['To', to ?? 'a new contract'],
    ['Amount', `${formatEther(value === undefined ? 0n : hexToBigInt(value))} ETH`],
    ...(data === undefined || data === '0x' ? [] : [['Data', data] as const]),
  ]
}

function readable({ to, value, data, gas, nonce }: WrittenTransaction): object {
  return {
    ...(to !== undefined && { to }),
    ...(value !== undefined && { value: hexToBigInt(value) }),
    ...(data !== undefined && { data }),
    ...(gas !== undefined && { gas: hexToBigInt(gas) }),
    ...(nonce !== undefined && { nonce: Number(nonce) }),
  }
}
