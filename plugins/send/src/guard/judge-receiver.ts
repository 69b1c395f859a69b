import { isSameAddress } from '../receiver/same-address.js'
import { looksLikeName } from './name-resemblance.js'
import { looksAlike } from './resemblance.js'

/** An address that the account has dealt with. */
export interface KnownAddress {
  readonly address: string
  /**
   * `paid`: money was sent there by this account itself. `own`: another account of the same wallet. `payer`: it sent something of worth here.
   * `planted`: it stands in the history only by nothing, dust, or what others wrote there.
   */
  readonly bond: 'paid' | 'own' | 'payer' | 'planted'
}

/** A name, and the address that it led to. */
export interface KnownName {
  readonly name: string
  readonly address: string
}

/** Everything that a receiver is judged by. */
export interface ReceiverFacts {
  readonly to: string
  /** The name by which the receiver was found. */
  readonly name?: string | undefined
  readonly from: string
  /** Contract or mint of what is sent. */
  readonly tokenAddress?: string | undefined
  readonly known: readonly KnownAddress[]
  readonly names: readonly KnownName[]
  /** What the network says is there; undefined while nobody says. */
  readonly isContract?: boolean | undefined
  /** True when the account has a history that could not be read. */
  readonly isHistoryMissing?: boolean | undefined
}

/** What is noticed of a receiver, and of what gets there. Those of `halts` stop the transfer until the visitor has looked. */
export type Finding =
  | { readonly kind: 'look-alike'; readonly other: string }
  | { readonly kind: 'planted' }
  | { readonly kind: 'name-moved'; readonly other: string }
  | { readonly kind: 'name-look-alike'; readonly other: string }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'token' }
  | { readonly kind: 'nothing-arrives' }
  | { readonly kind: 'self' }
  | { readonly kind: 'contract' }
  | { readonly kind: 'own' }
  | { readonly kind: 'first' }
  | { readonly kind: 'unseen' }

const halts: ReadonlySet<Finding['kind']> = new Set([
  'look-alike',
  'planted',
  'name-moved',
  'name-look-alike',
  'nobody',
  'token',
  'nothing-arrives',
])

/** True for what must be looked at before the wallet is asked. */
export function isHalt({ kind }: Finding): boolean {
  return halts.has(kind)
}

/**
 * Judges a receiver by what is known: what is dangerous first. An address that is known to be the visitor's own, or was paid before, is never
 * taken for its look-alike.
 */
export function judgeReceiver(facts: ReceiverFacts): readonly Finding[] {
  const { to, from, tokenAddress, known } = facts
  const bonds = new Set(known.filter(({ address }) => isSameAddress(address, to)).map(({ bond }) => bond))
  const isTrusted = bonds.has('paid') || bonds.has('own') || isSameAddress(to, from)
  return [
    ...judgeName(facts),
    ...(isNobody(to) ? [{ kind: 'nobody' } as const] : []),
    ...(tokenAddress !== undefined && isSameAddress(to, tokenAddress) ? [{ kind: 'token' } as const] : []),
    ...(isTrusted ? [] : judgeStranger(facts, bonds)),
    ...(isSameAddress(to, from) ? [{ kind: 'self' } as const] : []),
    ...(bonds.has('own') && !isSameAddress(to, from) ? [{ kind: 'own' } as const] : []),
    ...(facts.isContract === true ? [{ kind: 'contract' } as const] : []),
  ]
}

function judgeStranger(
  { to, from, known, isHistoryMissing = false }: ReceiverFacts,
  bonds: ReadonlySet<KnownAddress['bond']>,
): readonly Finding[] {
  const honest = [...known.filter(({ bond }) => bond !== 'planted').map(({ address }) => address), from]
  const twin = honest.find((address) => !isSameAddress(address, to) && looksAlike(address, to))
  if (twin !== undefined) return [{ kind: 'look-alike', other: twin }]
  if (bonds.has('planted') && !bonds.has('payer')) return [{ kind: 'planted' }]
  return [{ kind: 'first' }, ...(isHistoryMissing ? [{ kind: 'unseen' } as const] : [])]
}

function judgeName({ name, to, names }: ReceiverFacts): readonly Finding[] {
  if (name === undefined) return []
  const same = names.filter((known) => known.name === name)
  const last = same[0]
  if (last !== undefined) return isSameAddress(last.address, to) ? [] : [{ kind: 'name-moved', other: last.address }]
  const twin = names.find((known) => looksLikeName(known.name, name))
  return twin === undefined ? [] : [{ kind: 'name-look-alike', other: twin.name }]
}

/** Nobody has the key of an address that is nothing but zeros, ones or `dead`, or that says that it burns. */
function isNobody(address: string): boolean {
  return nobodies.some((form) => form.test(address))
}

const nobodies = [
  /^0x0{30,}[0-9a-f]{0,10}$/i,
  /^0x(?:0{4})?dead0{20,}(?:dead)?$/i,
  /^0x0{20,}dead$/i,
  /^0xf{40}$/i,
  /^1{32,44}$/,
  /^1nc1nerator1+$/,
]
