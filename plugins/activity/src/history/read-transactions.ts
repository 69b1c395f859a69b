import type { CaipNetworkId } from '@billfold/kernel'
import { decimalText } from '@billfold/kernel/amounts'
import { clippedName, foreignFields, foreignPicture, isLure } from '@billfold/kernel/data'
import type { OperationType, Transaction, Transfer } from '../contract.js'
import * as limits from '../limits.js'
import { operationIcons } from '../operation-icons.js'

/**
 * Reads the transactions that a service claims an account to have, each by itself: one that is not whole is left out, and so are those of
 * other networks, repetitions, and those whose transfers are all spam.
 */
export function readTransactions(rows: readonly unknown[], network: CaipNetworkId): readonly Transaction[] {
  const found = new Map<string, Transaction>()
  for (const row of rows.slice(0, limits.page)) {
    const transaction = readTransaction(row, network)
    if (transaction !== undefined && !isSpam(transaction) && !found.has(transaction.id)) found.set(transaction.id, transaction)
  }
  return [...found.values()]
}

function isSpam({ transfers }: Transaction): boolean {
  return transfers.length > 0 && transfers.every((transfer) => transfer.isSpam)
}

function readTransaction(row: unknown, network: CaipNetworkId): Transaction | undefined {
  const { id, metadata, transfers } = foreignFields(row)
  const { minedAt, chain, operationType, status, sentFrom, sentTo, hash } = foreignFields(metadata)
  const [name, time] = [readId(id), readTime(minedAt)]
  if (name === undefined || Number.isNaN(time) || chain !== network) return undefined
  const moved = Array.isArray(transfers) ? transfers.slice(0, limits.transfers).flatMap((transfer) => readTransfer(transfer) ?? []) : []
  return {
    id: name,
    hash: readId(hash) ?? name,
    chain: network,
    operationType: readOperation(operationType),
    status: status === 'failed' || status === 'pending' ? status : 'confirmed',
    minedAt: time,
    sentFrom: readId(sentFrom) ?? '',
    sentTo: readId(sentTo) ?? '',
    transfers: moved,
    isSuspicious: moved.length > 0 && moved.every((transfer) => transfer.isSpam || isBait(transfer)),
  }
}

/** Nothing of a token that arrives, so that the address of a stranger stands in a history, ready to be copied by mistake. */
function isBait({ amount, symbol }: Transfer): boolean {
  return symbol !== undefined && amount !== undefined && !/[1-9]/.test(amount)
}

function readTransfer(row: unknown): Transfer | undefined {
  const { direction, quantity, fungible_info: coin, nft_info } = foreignFields(row)
  const piece = nft_info ?? undefined
  const { name, symbol, icon, content, flags } = foreignFields(piece ?? coin)
  const title = clippedName(name, limits.nameSigns)
  const sign = piece === undefined ? clippedName(symbol, limits.symbolSigns) : 'NFT'
  const shown = title ?? sign
  if (shown === undefined) return undefined
  return {
    direction: direction === 'in' || direction === 'out' ? direction : 'self',
    amount: decimalText(foreignFields(quantity)['numeric']),
    name: shown,
    symbol: piece === undefined ? (sign ?? shown) : undefined,
    iconUrl: foreignPicture(foreignFields(piece === undefined ? icon : foreignFields(content)['preview'])['url']),
    isSpam: (piece !== undefined && foreignFields(flags)['is_spam'] === true) || isLure([title, sign].join('|')),
  }
}

/** Names by which services call the same thing. */
const synonyms: ReadonlyMap<unknown, OperationType> = new Map<unknown, OperationType>([
  ['bought', 'buy'],
  ['canceled', 'cancel'],
  ['cancelled', 'cancel'],
  ['sold', 'sell'],
  ['swap', 'trade'],
])

/** What nobody here has a word for was executed. */
function readOperation(type: unknown): OperationType {
  const known = synonyms.get(type) ?? type
  return typeof known === 'string' && Object.hasOwn(operationIcons, known) ? (known as OperationType) : 'execute'
}

/** A name, an address: one word of a bounded length. */
function readId(id: unknown): string | undefined {
  return typeof id === 'string' && id.length <= limits.idLength && /^[\w.:%+/=-]+$/.test(id) ? id : undefined
}

/** NaN for what is no time. */
function readTime(time: unknown): number {
  return typeof time === 'string' && time.length < 40 ? Date.parse(time) : Number.NaN
}
