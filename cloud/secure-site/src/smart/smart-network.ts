import type { Hex } from 'viem'
import { type GenericSchema, boolean, check, object, optional, picklist, pipe, string, transform } from 'valibot'

/** A network where accounts are more than a key: somebody carries their operations out. */
export interface SmartNetwork {
  readonly chainId: string
  /** `upgrade` gives the address of the key code; `separate` accounts have an address of their own. */
  readonly kind: 'upgrade' | 'separate'
  readonly upgradeTo: Hex
  readonly factory?: Hex | undefined
  readonly accountCode?: Hex | undefined
  /** True where somebody else may pay the fee. */
  readonly isSponsored: boolean
}

const contract: GenericSchema<unknown, Hex> = pipe(
  string(),
  check((text) => /^0x[0-9a-f]{40}$/i.test(text)),
  transform((text) => text as Hex),
)

export const smartNetworkSchema: GenericSchema<unknown, SmartNetwork> = object({
  chainId: string(),
  kind: picklist(['upgrade', 'separate']),
  upgradeTo: contract,
  factory: optional(contract),
  accountCode: optional(contract),
  isSponsored: boolean(),
})
