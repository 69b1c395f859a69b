import { type UnifiedMetadata, decAnyMetadata, u128, unifyMetadata } from '@polkadot-api/substrate-bindings'
import { isKnownExtension } from '../signing/payload-bytes.js'

/** The rules of a network for transfers, as its metadata has them: they may change with each of its versions. */
export interface Runtime {
  /** What a transfer that keeps the sender's account begins with: the number of the pallet, and of the call in it. */
  readonly transferCall: readonly number[]
  /** What stands before the key of a receiver. */
  readonly signedExtensions: readonly string[]
  /** The least that an account must hold to exist. */
  readonly existentialDeposit: bigint
}

/** Reads the rules out of a network's metadata. Throws the name of the first that is not known here. */
export function readRuntime(metadata: string): Runtime {
  const unified = unifyMetadata(decAnyMetadata(metadata))
  const { pallets, extrinsic } = unified
  const balances = pallets.find(({ name }) => name === 'Balances')
  const deposit = balances?.constants.find(({ name }) => name === 'ExistentialDeposit')?.value
  const call = transferCall(unified, balances?.calls?.type)
  if (balances === undefined || deposit === undefined || call === undefined) throw new UnknownRule('its transfers')
  const signedExtensions = (extrinsic.extensionsByVersion[0] ?? []).map(({ identifier }) => identifier)
  const unknown = signedExtensions.find((name) => !isKnownExtension(name))
  if (unknown !== undefined || !extrinsic.version.includes(4)) throw new UnknownRule(unknown ?? 'its version of transactions')
  return { transferCall: [balances.index, call], signedExtensions, existentialDeposit: u128.dec(deposit) }
}

/** A rule of a network, by its name, that is not known here. */
export class UnknownRule extends Error {
  override readonly name = 'UnknownRule'
}

/** The number of `transfer_keep_alive`, where it takes a receiver by its key, and an amount written short. */
function transferCall({ lookup }: UnifiedMetadata, calls: number | undefined): number | undefined {
  const all = calls === undefined ? undefined : lookup[calls]?.def
  const found = all?.tag === 'variant' ? all.value.find(({ name }) => name === 'transfer_keep_alive') : undefined
  const [receiver, amount, ...more] = (found?.fields ?? []).map(({ type }) => lookup[type]?.def)
  const takesKey = receiver?.tag === 'variant' && receiver.value.some(({ name, index }) => name === 'Id' && index === 0)
  return takesKey && amount?.tag === 'compact' && more.length === 0 ? found?.index : undefined
}
