import { normalizeStructTag } from '@mysten/sui/utils'

import { RpcError, rpcCodes } from '../shared/rpc-error.js'
import type { Ledger, Piece } from './ledger.js'

/** Which part of a list is asked for, as it came. */
interface ListPlace {
  readonly owner: string
  readonly cursor: unknown
  readonly limit: unknown
}

/** Question for the objects of an owner, as it came. */
export interface OwnedObjectsQuery extends ListPlace {
  readonly query: unknown
}

/** The most objects that nodes tell at once. */
const mostAtOnce = 50

/** One page of what an owner has, coins among it, as `suix_getOwnedObjects` answers it. */
export function ownedObjects(ledger: Ledger, { query, ...place }: OwnedObjectsQuery): object {
  const { filter, options } = Object(query) as { readonly filter?: unknown; readonly options?: unknown }
  const coins = ledger.coinsOf(place.owner).map((coin): Piece => ({ ...coin, type: `0x2::coin::Coin<${coin.type}>` }))
  const fitting = [...coins, ...ledger.piecesOf(place.owner)].filter(({ type }) => fits(filter, type))
  return pageOf(fitting, place, (object) => ({ data: shown(object, Object(options)) }))
}

/** Objects by their ids, as `sui_multiGetObjects` answers them. */
export function objectsById(ledger: Ledger, ids: unknown, options: unknown): readonly object[] {
  if (!Array.isArray(ids) || ids.length > mostAtOnce) throw new RpcError(rpcCodes.params, `Invalid params: at most ${mostAtOnce} ids`)
  return ids.map((id) => {
    const object = ledger.piece(String(id))
    return object === undefined ? { error: { code: 'notExists', object_id: id } } : { data: shown(object, Object(options)) }
  })
}

/** One page of what lies in a kiosk, as `suix_getDynamicFields` answers it. Nothing else has fields of that kind here. */
export function kioskItems(ledger: Ledger, place: ListPlace): object {
  return pageOf(ledger.piecesOf(place.owner), place, ({ id, type, version, digest }) => ({
    name: { type: '0x2::kiosk::Item', value: { id } },
    ...{ type: 'DynamicObject', objectType: type, objectId: id, version: Number(version), digest },
  }))
}

function pageOf(objects: readonly Piece[], { cursor, limit }: ListPlace, show: (object: Piece) => object): object {
  const from = typeof cursor === 'string' ? objects.findIndex(({ id }) => id === cursor) + 1 : 0
  const page = objects.slice(from, from + Math.min(typeof limit === 'number' ? limit : mostAtOnce, mostAtOnce))
  return { data: page.map(show), nextCursor: page.at(-1)?.id ?? null, hasNextPage: from + page.length < objects.length }
}

interface ShownParts {
  readonly showType?: unknown
  readonly showDisplay?: unknown
  readonly showContent?: unknown
}

function shown({ id, version, digest, type, display, fields }: Piece, { showType, showDisplay, showContent }: ShownParts): object {
  return {
    ...{ objectId: id, version: String(version), digest },
    ...(showType === true && { type }),
    ...(showDisplay === true && { display: { data: display ?? null, error: null } }),
    ...(showContent === true && { content: { dataType: 'moveObject', type, hasPublicTransfer: true, fields: fields ?? { id: { id } } } }),
  }
}

/** True for a type that a filter lets through. A type without parameters stands for all that have some. */
function fits(filter: unknown, type: string): boolean {
  if (filter === undefined || filter === null) return true
  const { StructType: struct, MatchAll: all, MatchAny: any, MatchNone: none } = Object(filter) as Readonly<Record<string, unknown>>
  if (typeof struct === 'string')
    return [normalizeStructTag(type), normalizeStructTag(type).split('<')[0]].includes(normalizeStructTag(struct))
  if (Array.isArray(all)) return all.every((each) => fits(each, type))
  if (Array.isArray(any)) return any.some((each) => fits(each, type))
  if (Array.isArray(none)) return !none.some((each) => fits(each, type))
  throw new RpcError(rpcCodes.params, 'Invalid params: this ledger knows no such filter')
}
