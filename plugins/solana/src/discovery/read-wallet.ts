import { fieldOf } from '@billfold/kernel/family'
import { safeIcon, visibleName } from '@billfold/kernel/validation'
import { featureOf } from '../standard/features.js'
import { readNames } from '../standard/read-accounts.js'

/** What a wallet said of itself, looked at once: plain text, frozen, and the wallet as it is. */
export interface FoundWallet {
  readonly name: string
  /** Absent when the wallet has none that may be shown. */
  readonly icon?: string
  readonly wallet: object
}

/** Without one of these there is nothing to be done with it. */
const useful = ['solana:signTransaction', 'solana:signAndSendTransaction', 'solana:signMessage'] as const

/** Reads what was registered by the Wallet Standard. Undefined for anything that is no Solana wallet. Never throws. */
export function readWallet(thing: unknown): FoundWallet | undefined {
  if (typeof thing !== 'object' || thing === null || fieldOf(thing, 'version') !== '1.0.0') return undefined
  const name = visibleName(fieldOf(thing, 'name'))
  const isOfFamily = readNames(fieldOf(thing, 'chains')).some((chain) => chain.startsWith('solana:'))
  if (name === undefined || !isOfFamily) return undefined
  if (featureOf(thing, 'standard:connect') === undefined || featureOf(thing, 'standard:events') === undefined) return undefined
  if (!useful.some((feature) => featureOf(thing, feature) !== undefined)) return undefined
  const icon = safeIcon(fieldOf(thing, 'icon'))
  return Object.freeze({ name, ...(icon !== undefined && { icon }), wallet: thing })
}
