import type { LedgerEntry } from './ledger.js'
import { readTransaction } from './read-transaction.js'
import { cosmosDenom, cosmosFeeCollector } from './seed.js'

/** Something that a transaction caused, as nodes index it. */
export interface LedgerEvent {
  readonly type: string
  readonly attributes: readonly { readonly key: string; readonly value: string; readonly index: true }[]
}

/** The events of a transaction, as the Cosmos SDK writes them: its fee first, then what its messages did, if it did not fail. */
export function eventsOf({ bytes, code }: Pick<LedgerEntry, 'bytes' | 'code'>): readonly LedgerEvent[] {
  const { sender, fee, messages } = readTransaction(bytes)
  const paid = `${fee}${cosmosDenom}`
  const moved = messages.flatMap(({ fromAddress, toAddress, amount }, index) => {
    const coins = amount.map(({ denom, amount: value }) => `${value}${denom}`).join(',')
    const place = { msg_index: String(index) }
    return [
      event('message', { action: '/cosmos.bank.v1beta1.MsgSend', sender: fromAddress, module: 'bank', ...place }),
      event('transfer', { recipient: toAddress, sender: fromAddress, amount: coins, ...place }),
    ]
  })
  return [
    event('transfer', { recipient: cosmosFeeCollector, sender, amount: paid }),
    event('message', { sender }),
    event('tx', { fee: paid, fee_payer: sender }),
    ...(code === 0 ? moved : []),
  ]
}

function event(type: string, attributes: Readonly<Record<string, string>>): LedgerEvent {
  return { type, attributes: Object.entries(attributes).map(([key, value]) => ({ key, value, index: true })) }
}
