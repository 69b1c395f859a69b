import { decodeAddress, encodeAddress } from '@polkadot/util-crypto'

import type { RestRequest } from '../shared/rest-server.js'
import type { HeldPiece, Ledger, LedgerEntry } from './ledger.js'

/** Answers what an index of the network tells, as Subscan does: what an account has and collects, and whom it paid. Undefined for what is not there. */
export function indexApi(ledger: Ledger, { method, path, body }: RestRequest): { readonly json: unknown } | undefined {
  const answer = method === 'POST' ? answers[path] : undefined
  if (answer === undefined) return undefined
  try {
    const question = JSON.parse(body) as IndexQuestion
    return { json: { code: 0, message: 'Success', data: answer(ledger, question, decodeAddress(question.address)) } }
  } catch {
    return { json: { code: 10_001, message: 'Invalid parameter', data: null } }
  }
}

interface IndexQuestion {
  readonly address: string
  readonly row?: number
  readonly page?: number
  readonly block_range?: string
}

type IndexAnswer = (ledger: Ledger, question: IndexQuestion, key: Uint8Array) => unknown

const answers: Readonly<Record<string, IndexAnswer>> = {
  '/api/scan/account/tokens': (ledger, _, key) => {
    const { free, frozen } = ledger.account(key)
    const assets = ledger.assets.of(key).map(({ id, symbol, decimals, amount }) => ({
      ...{ symbol, decimals, unique_id: `standard_assets/${id}`, asset_id: String(id), balance: String(amount), lock: '0' },
    }))
    return { native: [{ symbol: 'DOT', unique_id: 'DOT', decimals: 10, balance: String(free), lock: String(frozen) }], assets }
  },
  '/api/scan/nfts/account/balances': ({ pieces }, { row = 10, page = 0 }, key) => {
    const own = pieces.filter(({ holder }) => encodeAddress(decodeAddress(holder)) === encodeAddress(key))
    return { count: own.length, list: own.slice(page * row, (page + 1) * row).map(pieceOf) }
  },
  '/api/v2/scan/transfers': (ledger, { row = 10, page = 0, block_range: range }, key) => {
    const address = encodeAddress(key)
    const last = Number(range?.split('-')[1] ?? Infinity)
    const own = ledger.entries
      .filter(({ from, to, blockHash }) => [from, to].includes(address) && (ledger.blockNumber(blockHash) ?? 0) <= last)
      .toReversed()
    return { count: own.length, transfers: own.slice(page * row, (page + 1) * row).map((entry) => rowOf(ledger, entry)) }
  },
}

function pieceOf({ collection, collectionName, item, holder, metadata }: HeldPiece): object {
  return {
    ...{ collection_id: String(collection), collection_name: collectionName, item_id: String(item), holder, balance: '1' },
    token_metadata: metadata === undefined ? null : { ...metadata, fallback_image: '', media: null },
  }
}

/** The amounts with a point are for people, those without are exact. */
function rowOf(ledger: Ledger, { hash, blockHash, from, to, amount, asset: id, fee, nonce, time, failure }: LedgerEntry): object {
  const block = ledger.blockNumber(blockHash) ?? 0
  const asset = id === undefined ? undefined : ledger.assets.find(id)
  return {
    ...{ transfer_id: block, from, to, extrinsic_index: `${block}-1`, success: failure === undefined, hash, nonce, event_idx: 2 },
    ...{ block_num: block, block_timestamp: Math.floor(time / 1_000), module: asset === undefined ? 'balances' : 'assets' },
    ...{ amount: String(Number(amount) / 10 ** (asset?.decimals ?? 10)), amount_v2: String(amount), fee: String(fee) },
    ...(asset === undefined
      ? { asset_symbol: 'DOT', asset_unique_id: 'DOT', asset_type: 'native' }
      : { asset_symbol: asset.symbol, asset_unique_id: `standard_assets/${asset.id}`, asset_type: 'assets' }),
  }
}
