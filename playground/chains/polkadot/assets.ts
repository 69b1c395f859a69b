import { hexToU8a, u8aToHex } from '@polkadot/util'
import { blake2AsU8a } from '@polkadot/util-crypto'

import { registry } from './runtime.js'

/** A token, as the pallet Assets keeps it. Amounts are in its smallest units. */
export interface ChainAsset {
  readonly id: number
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** The least that an account may hold of it. */
  readonly minBalance: bigint
  /** True where holding it is enough to have an account. */
  readonly isSufficient: boolean
}

/** The hash of `Assets`. */
const pallet = '682a59d51ab9e48a8c8cc418ff9708d2'

/** The tokens of the ledger, and who has how much of each. */
export class Assets {
  private readonly all = new Map<number, ChainAsset>()
  private readonly held = new Map<string, bigint>()
  private readonly frozen = new Set<string>()

  create(asset: ChainAsset): void {
    this.all.set(asset.id, asset)
  }

  find(id: number): ChainAsset | undefined {
    return this.all.get(id)
  }

  balance(id: number, key: Uint8Array): bigint {
    return this.held.get(placeOf(id, key)) ?? 0n
  }

  put(id: number, key: Uint8Array, amount: bigint): void {
    this.held.set(placeOf(id, key), amount)
  }

  /** Tokens that are frozen stay with their account, and cannot be moved. */
  freeze(id: number, key: Uint8Array): void {
    this.frozen.add(placeOf(id, key))
  }

  isFrozen(id: number, key: Uint8Array): boolean {
    return this.frozen.has(placeOf(id, key))
  }

  /** Everything that an account holds some of. */
  of(key: Uint8Array): readonly (ChainAsset & { readonly amount: bigint })[] {
    return [...this.all.values()].map((asset) => ({ ...asset, amount: this.balance(asset.id, key) })).filter(({ amount }) => amount > 0n)
  }

  /** The entry of the storage at a key; undefined for a key of another pallet. */
  storedAt(storageKey: string): string | null | undefined {
    const [, item = '', hash = '', number = '', owner = ''] = entry.exec(storageKey) ?? []
    if (item === '') return undefined
    const id = Buffer.from(number, 'hex').readUInt32LE()
    const asset = this.all.get(id)
    if (asset === undefined || hash !== hashOf(number)) return null
    const key = owner === '' ? undefined : hexToU8a(`0x${owner.slice(32)}`)
    return items[item]?.(this, asset, key) ?? null
  }
}

const hashOf = (hex: string): string => u8aToHex(blake2AsU8a(hexToU8a(`0x${hex}`), 128)).slice(2)

/** The pallet, what of it, the token, and in one of them an account: each of the latter with its hash before it. */
const entry = new RegExp(`^0x${pallet}([0-9a-f]{32})([0-9a-f]{32})([0-9a-f]{8})([0-9a-f]{96})?$`)

/** The maps of the pallet, by the hashes of `Asset`, `Account` and `Metadata`. */
const items: Readonly<Record<string, (assets: Assets, asset: ChainAsset, key: Uint8Array | undefined) => string | null>> = {
  d34371a193a751eea5883e9553457b2e: (_, { minBalance, isSufficient }) =>
    registry.createType('PalletAssetsAssetDetails', { minBalance, isSufficient, status: 'Live' }).toHex(),
  b99d880ec681799c0cf30e8886371da9(assets, { id }, key) {
    const balance = key === undefined ? 0n : assets.balance(id, key)
    if (key === undefined || balance === 0n) return null
    const status = assets.isFrozen(id, key) ? 'Frozen' : 'Liquid'
    return registry.createType('PalletAssetsAssetAccount', { balance, status, reason: 'Sufficient' }).toHex()
  },
  b5f3822e35ca2f31ce3526eab1363fd2: (_, { name, symbol, decimals }) =>
    registry.createType('PalletAssetsAssetMetadata', { name, symbol, decimals }).toHex(),
}

function placeOf(id: number, key: Uint8Array): string {
  return `${id} ${u8aToHex(key)}`
}
