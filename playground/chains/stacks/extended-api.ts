import { Cl, cvToString } from '@stacks/transactions'

import type { RestRequest } from '../shared/rest-server.js'
import type { KeptEntry, Ledger } from './ledger.js'
import { rosa, rosasPearls, stacksToken } from './seed.js'

/** Answers what the API of Hiro tells beside the node: what an account has, and what it did. Undefined for what is not there. */
export function extendedApi(ledger: Ledger, { path, query }: Pick<RestRequest, 'path' | 'query'>): { readonly json: unknown } | undefined {
  const [, holder] = /^\/extended\/v1\/address\/(S[0-9A-Z]{20,42})\/balances$/.exec(path) ?? []
  if (holder !== undefined) return { json: balancesOf(ledger, holder) }
  if (path === '/extended/v1/tokens/nft/holdings') return { json: holdingsOf(ledger, query) }
  const [, txid] = /^\/extended\/v1\/tx\/0x([0-9a-f]{64})$/.exec(path) ?? []
  if (txid !== undefined) return transactionOf(ledger, txid)
  const [, account] = /^\/extended\/v2\/addresses\/(S[0-9A-Z]{20,42})\/transactions$/.exec(path) ?? []
  return account === undefined ? undefined : { json: transactionsOf(ledger, account, query) }
}

function balancesOf(ledger: Ledger, address: string): object {
  const sum = (of: (entry: KeptEntry) => string, amount: (entry: KeptEntry) => bigint): string =>
    String(ledger.entries.filter((entry) => of(entry) === address).reduce((all, entry) => all + amount(entry), 0n))
  return {
    stx: {
      balance: String(ledger.account(address).balance),
      total_sent: sum(
        ({ from }) => from,
        ({ amount }) => amount,
      ),
      total_received: sum(
        ({ to }) => to,
        ({ amount }) => amount,
      ),
      total_fees_sent: sum(
        ({ from }) => from,
        ({ fee }) => fee,
      ),
      locked: '0',
    },
    ...{ fungible_tokens: tokensOf(address), non_fungible_tokens: piecesOf(ledger, address) },
  }
}

/** No contract runs here: who has a token had it from the start, and keeps it. */
function tokensOf(address: string): object {
  const { owner, contract, asset } = stacksToken
  const balance = String(rosasPearls)
  return address === rosa.address ? { [`${owner}.${contract}::${asset}`]: { balance, total_sent: '0', total_received: balance } } : {}
}

/** The most pieces that the API tells at once. */
const mostPieces = 200

function piecesOf({ pieces }: Ledger, address: string): object {
  const assets = pieces.flatMap(({ holder, contract, asset }) => (holder === address ? [`${contract}::${asset}`] : []))
  const countOf = (asset: string): string => String(assets.filter((other) => other === asset).length)
  return Object.fromEntries(assets.map((asset) => [asset, { count: countOf(asset), total_sent: '0', total_received: countOf(asset) }]))
}

function holdingsOf(ledger: Ledger, query: URLSearchParams): object {
  const held = ledger.pieces.filter(({ holder }) => holder === query.get('principal'))
  const [limit, offset] = [Math.min(Number(query.get('limit') ?? 50), mostPieces), Number(query.get('offset') ?? 0)]
  const results = held.slice(offset, offset + limit).map(({ contract, asset, value }) => ({
    asset_identifier: `${contract}::${asset}`,
    value: { hex: value, repr: cvToString(Cl.deserialize(value)) },
    ...{ block_height: 1, tx_id: `0x${'00'.repeat(32)}` },
  }))
  return { limit, offset, total: held.length, results }
}

function transactionOf({ entries }: Ledger, txid: string): { readonly json: unknown } | undefined {
  const index = entries.findIndex((entry) => entry.txid === txid)
  const entry = entries[index]
  return entry && { json: row(entry, index, entry.from).tx }
}

function transactionsOf(ledger: Ledger, address: string, query: URLSearchParams): object {
  const own = ledger.entries.filter(({ from, to }) => [from, to].includes(address)).toReversed()
  const [limit, offset] = [Number(query.get('limit') ?? 20), Number(query.get('offset') ?? 0)]
  const results = own.slice(offset, offset + limit).map((entry) => row(entry, ledger.entries.indexOf(entry), address))
  return { limit, offset, total: own.length, results }
}

function row(
  { txid, from, to, amount, fee, memo, nonce, time }: KeptEntry,
  index: number,
  address: string,
): { readonly tx: object; readonly [sum: string]: unknown } {
  const none = { transfer: 0, mint: 0, burn: 0 }
  return {
    tx: {
      ...{ tx_id: `0x${txid}`, nonce, fee_rate: String(fee), sender_address: from, sponsored: false },
      ...{ block_height: index + 1, block_time: Math.floor(time / 1_000), canonical: true },
      ...{ tx_status: 'success', tx_type: 'token_transfer' },
      token_transfer: {
        recipient_address: to,
        amount: String(amount),
        memo: `0x${Buffer.from(memo, 'utf8').toString('hex').padEnd(68, '0')}`,
      },
    },
    stx_sent: String(from === address ? amount + fee : 0n),
    stx_received: String(to === address ? amount : 0n),
    events: { stx: { ...none, transfer: 1 }, ft: none, nft: none },
  }
}
