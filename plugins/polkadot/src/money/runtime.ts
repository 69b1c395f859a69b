import { type UnifiedMetadata, decAnyMetadata, u128, unifyMetadata } from '@polkadot-api/substrate-bindings'
import { type BlockEvents, blockEvents } from './block-events.js'
import { isKnownExtension } from '../signing/payload-bytes.js'

/** The rules of a network for transfers, as its metadata has them: they may change with each of its versions. */
export interface Runtime {
  /** What a transfer that keeps the sender's account begins with: the number of the pallet, and of the call in it. */
  readonly transferCall: readonly number[]
  /** The same for tokens of the pallet Assets; undefined where a network has none. */
  readonly tokenCalls: TokenCalls | undefined
  readonly signedExtensions: readonly string[]
  /** The least that an account must hold to exist. */
  readonly existentialDeposit: bigint
  readonly events: () => BlockEvents
}

export interface TokenCalls {
  /** For what leaves enough of the token to the sender. */
  readonly some: readonly number[]
  /** For all that the sender has of it. */
  readonly all: readonly number[]
}

/** Reads the rules out of a network's metadata. Throws the name of the first that is not known here. */
export function readRuntime(metadata: string): Runtime {
  const unified = unifyMetadata(decAnyMetadata(metadata))
  const { pallets, extrinsic } = unified
  const deposit = pallets.find(({ name }) => name === 'Balances')?.constants.find(({ name }) => name === 'ExistentialDeposit')?.value
  const transferCall = callOf(unified, 'Balances.transfer_keep_alive', ['key', 'number'])
  if (deposit === undefined || transferCall === undefined) throw new UnknownRule('its transfers')
  const signedExtensions = (extrinsic.extensionsByVersion[0] ?? []).map(({ identifier }) => identifier)
  const unknown = signedExtensions.find((name) => !isKnownExtension(name))
  if (unknown !== undefined || !extrinsic.version.includes(4)) throw new UnknownRule(unknown ?? 'its version of transactions')
  return {
    transferCall,
    tokenCalls: tokenCalls(unified),
    signedExtensions,
    existentialDeposit: u128.dec(deposit),
    events: () => blockEvents(unified),
  }
}

/** A rule of a network, by its name, that is not known here. */
export class UnknownRule extends Error {
  override readonly name = 'UnknownRule'
}

function tokenCalls(unified: UnifiedMetadata): TokenCalls | undefined {
  const [some, all] = ['transfer_keep_alive', 'transfer'].map((name) => callOf(unified, `Assets.${name}`, ['number', 'key', 'number']))
  return some && all && { some, all }
}

/** A receiver by its key, or an amount written short. */
type Argument = 'key' | 'number'

/** The numbers of a pallet and of a call in it, where the call takes these arguments. */
function callOf({ lookup, pallets }: UnifiedMetadata, path: string, taken: readonly Argument[]): readonly number[] | undefined {
  const [palletName, callName] = path.split('.')
  const pallet = pallets.find(({ name }) => name === palletName)
  const calls = pallet?.calls === undefined ? undefined : lookup[pallet.calls.type]?.def
  const call = calls?.tag === 'variant' ? calls.value.find(({ name }) => name === callName) : undefined
  const fields = (call?.fields ?? []).map(({ type }) => lookup[type]?.def)
  const isTaken = (argument: Argument, index: number): boolean => {
    const field = fields[index]
    if (argument === 'number') return field?.tag === 'compact'
    return field?.tag === 'variant' && field.value.some(({ name, index: number }) => name === 'Id' && number === 0)
  }
  return pallet !== undefined && call !== undefined && fields.length === taken.length && taken.every(isTaken)
    ? [pallet.index, call.index]
    : undefined
}
