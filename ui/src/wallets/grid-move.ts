import { plainName } from '@billfold/wallet-registry/search'

export interface GridPlace {
  readonly index: number
  readonly count: number
  readonly columns: number
  readonly isRightToLeft: boolean
}

/** Where a key leads in a grid; undefined for a key that moves nothing, or over the edge. */
export function gridMove(key: string, { index, count, columns, isRightToLeft }: GridPlace): number | undefined {
  const forward = isRightToLeft ? -1 : 1
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -index,
    End: count - 1 - index,
  }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  const next = step === undefined ? -1 : index + step
  return next >= 0 && next < count ? next : undefined
}

/** The next name after a place that begins with what was typed, from the start again after the last; undefined when none does. */
export function typeAhead(names: readonly string[], typed: string, from: number): number | undefined {
  const wanted = plainName(typed)
  if (wanted === '') return undefined
  // One letter goes on from name to name; more letters may still mean the name one is at.
  const first = Array.from(wanted).length === 1 ? from + 1 : from
  const order = names.map((_, step) => (first + step) % names.length)
  return order.find((index) => plainName(names[index] ?? '').startsWith(wanted))
}
