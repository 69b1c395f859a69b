import type { CaipNetworkId } from '@billfold/kernel'
import { decimalText } from '@billfold/kernel/amounts'
import { clippedName, isLure } from '@billfold/kernel/data'
import { safeIcon } from '@billfold/kernel/validation'
import type { OperationType, Transaction, Transfer } from '../contract.js'
import { limits } from '../limits.js'

type Fields = Readonly<Record<string, unknown>>

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
  const { id, metadata, transfers } = fields(row)
  const { minedAt, chain, operationType, status, sentFrom, sentTo, hash } = fields(metadata)
  const [name, time] = [readId(id), readTime(minedAt)]
  if (name === undefined || time === undefined || chain !== network) return undefined
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
  const { direction, quantity, fungible_info: coin, nft_info: piece } = fields(row)
  const way = direction === 'in' || direction === 'out' ? direction : 'self'
  const amount = decimalText(fields(quantity)['numeric'])
  if (piece !== undefined && piece !== null) return { direction: way, amount, ...readPiece(fields(piece)) }
  const { name, symbol, icon } = fields(coin)
  const [title, sign] = [clippedName(name, limits.nameSigns), clippedName(symbol, limits.symbolSigns)]
  const shown = title ?? sign
  if (shown === undefined) return undefined
  return {
    direction: way,
    amount,
    name: shown,
    symbol: sign ?? shown,
    iconUrl: readUrl(fields(icon)['url']),
    isSpam: isLure(shown) || (sign !== undefined && isLure(sign)),
  }
}

function readPiece({ name, content, flags }: Fields): Omit<Transfer, 'direction' | 'amount'> {
  const title = clippedName(name, limits.nameSigns) ?? 'NFT'
  const isLuring = isLure(title)
  return {
    name: title,
    symbol: undefined,
    iconUrl: readUrl(fields(fields(content)['preview'])['url']),
    isSpam: fields(flags)['is_spam'] === true || isLuring,
  }
}

/** Names by which services call the same thing. */
const synonyms: Readonly<Record<string, OperationType>> = {
  ...{ bought: 'buy', canceled: 'cancel', cancelled: 'cancel', sold: 'sell', swap: 'trade' },
}

const operations: ReadonlySet<string> = new Set<OperationType>([
  ...(['approve', 'borrow', 'burn', 'buy', 'cancel', 'claim', 'deploy', 'deposit', 'execute', 'mint'] as const),
  ...(['receive', 'repay', 'sell', 'send', 'stake', 'trade', 'unstake', 'withdraw'] as const),
])

/** What nobody here has a word for was executed. */
function readOperation(type: unknown): OperationType {
  if (typeof type !== 'string') return 'execute'
  if (operations.has(type)) return type as OperationType
  return Object.hasOwn(synonyms, type) ? (synonyms[type] ?? 'execute') : 'execute'
}

/** A name, an address: one word of a bounded length. */
function readId(id: unknown): string | undefined {
  return typeof id === 'string' && id.length <= limits.idLength && /^[\w.:%+/=-]+$/.test(id) ? id : undefined
}

function readTime(time: unknown): number | undefined {
  const at = typeof time === 'string' && time.length < 40 ? Date.parse(time) : Number.NaN
  return Number.isNaN(at) ? undefined : at
}

function readUrl(url: unknown): string | undefined {
  const isAddress = typeof url === 'string' && url.length <= limits.urlLength && /^https?:\/\//.test(url)
  return safeIcon(url) ?? (isAddress ? url : undefined)
}

function fields(thing: unknown): Fields {
  return typeof thing === 'object' && thing !== null ? (thing as Fields) : {}
}
