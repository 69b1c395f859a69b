import { STACKS_TESTNET } from '@stacks/network'
import { PayloadType, cvToString, deserializeTransaction, makeUnsignedSTXTokenTransfer } from '@stacks/transactions'

import { WalletError, badParameters } from '../shared/wallet-error.js'
import { publicKeyOf } from './signatures.js'
import type { StacksKey } from './stacks-wallet.js'

/** The node as the wallet asks it. The address says who asks: a page counts its own questions. */
async function askNode<T>(url: string | undefined, path: string, body?: object): Promise<T> {
  if (url === undefined) throw new WalletError(-32603, 'The wallet reaches no node.')
  const posted = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`${url}${path}?by=wallet`, posted)
  const answer = (await response.json()) as T & { readonly reason?: string }
  if (!response.ok) throw new WalletError(-32603, `The network refused it: ${answer.reason ?? response.status}`)
  return answer
}

/** Builds a transfer that a page asks for: the wallet adds its number and its fee. */
export async function buildTransfer(params: Readonly<Record<string, unknown>>, key: StacksKey, url: string | undefined): Promise<string> {
  const { recipient, amount, memo = '' } = params
  if (typeof recipient !== 'string' || typeof amount !== 'string') throw badParameters('Expected "recipient" and "amount".')
  const [{ nonce }, { network_id: chainId }] = await Promise.all([
    askNode<{ readonly nonce: number }>(url, `/v2/accounts/${key.address}`),
    askNode<{ readonly network_id: number }>(url, '/v2/info'),
  ])
  const made = await makeUnsignedSTXTokenTransfer({
    ...{ recipient, amount, memo: String(memo), nonce, fee: 500, publicKey: publicKeyOf(key.secret) },
    network: { ...STACKS_TESTNET, chainId },
  })
  return made.serialize()
}

/** Sends a signed transaction. */
export async function sendTransaction(url: string | undefined, tx: string): Promise<void> {
  await askNode(url, '/v2/transactions', { tx })
}

/** The lines that a person reads before saying yes. */
export function detailsOf(hex: string): readonly (readonly [string, string])[] {
  const { payload, auth } = deserializeTransaction(hex)
  const fee = ['Fee', `${auth.spendingCondition.fee} µSTX`] as const
  if (payload.payloadType !== PayloadType.TokenTransfer) return [['Does', 'calls a contract'], fee]
  const memo = payload.memo.content.replaceAll('\0', '')
  return [
    ['To', cvToString(payload.recipient)],
    ['Amount', `${payload.amount} µSTX`],
    ...(memo === '' ? [] : [['Note', memo] as const]),
    fee,
  ]
}
