import type { Network } from '@billfold/kernel'
import type { NodeCall, Nodes } from '@billfold/kernel/family'
import { Struct, bool, str, u128, u32, u8 } from '@polkadot-api/substrate-bindings'
import { maxLength, nullable, pipe, rawTransform, regex, string } from 'valibot'
import { storageKey } from './storage-key.js'

/** Where nodes keep tokens: the hashes of `Assets`, and of `Account`, `Metadata` and `Asset`. */
const pallet = '0x682a59d51ab9e48a8c8cc418ff9708d2'
const [ofAccount, ofMetadata, ofAsset] = [
  `${pallet}b99d880ec681799c0cf30e8886371da9`,
  `${pallet}b5f3822e35ca2f31ce3526eab1363fd2`,
  `${pallet}d34371a193a751eea5883e9553457b2e`,
]

/** What an account has of a token. */
export interface AssetAccount {
  readonly balance: bigint
  /** False where the issuer has frozen it: it cannot be moved. */
  readonly isLiquid: boolean
}

/** What a token is called, and how its amounts are written. */
export interface AssetFacts {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** What the network asks of those who hold a token. */
export interface AssetRules {
  /** What an account must hold of it at least, in smallest units. */
  readonly least: bigint
  /** True where holding it is enough to have an account. */
  readonly isSufficient: boolean
}

/** Tokens of networks by their numbers, as the pallet Assets keeps them. */
export class AssetReads {
  constructor(private readonly nodes: Pick<Nodes, 'ask'>) {}

  /** What an account has of a token. One that the network has never heard of has nothing. */
  async account(network: Network, id: number, publicKey: Uint8Array, signal?: AbortSignal): Promise<AssetAccount> {
    const found = await this.nodes.ask(network, stored(accountOfAsset, ofAccount, u32.enc(id), publicKey), signal)
    return { balance: found?.balance ?? 0n, isLiquid: found === null || found.status === 0 }
  }

  /** Undefined for a token that does not exist, or has no name. */
  async facts(network: Network, id: number, signal?: AbortSignal): Promise<AssetFacts | undefined> {
    return (await this.nodes.ask(network, stored(metadata, ofMetadata, u32.enc(id)), signal)) ?? undefined
  }

  /** Undefined for a token that does not exist. */
  async rules(network: Network, id: number): Promise<AssetRules | undefined> {
    const found = await this.nodes.ask(network, stored(details, ofAsset, u32.enc(id)))
    return found === null ? undefined : { least: found.minBalance, isSufficient: found.isSufficient }
  }
}

const key = Struct({ one: u128, other: u128 })
const accountOfAsset = Struct({ balance: u128, status: u8 })
const metadata = Struct({ deposit: u128, name: str, symbol: str, decimals: u8 })
const roles = { owner: key, issuer: key, admin: key, freezer: key }
const details = Struct({ ...roles, supply: u128, deposit: u128, minBalance: u128, isSufficient: bool })

/** Asks for an entry. A codec reads its beginning: what follows is not needed here. */
function stored<T>(codec: { readonly dec: (hex: string) => T }, map: string, ...parts: readonly Uint8Array[]): NodeCall<T | null> {
  const entry = pipe(string(), maxLength(1_000), regex(/^0x(?:[0-9a-f]{2})+$/i), rawTransform(readBy(codec)))
  return { method: 'state_getStorage', params: [storageKey(map, ...parts)], schema: nullable(entry) }
}

function readBy<T>({ dec }: { readonly dec: (hex: string) => T }): Parameters<typeof rawTransform<string, T>>[0] {
  return ({ dataset, addIssue, NEVER }) => {
    try {
      return dec(dataset.value)
    } catch {
      addIssue({ message: 'An entry of another form' })
      return NEVER
    }
  }
}
