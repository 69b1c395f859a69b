import type { Direction } from '../locale/direction.js'

export interface TabKey {
  readonly ids: readonly string[]
  readonly selected: string
  readonly key: string
  readonly direction: Direction
}

/** Which tab a key leads to; undefined for a key that leads nowhere. */
export function tabAfterKey({ ids, selected, key, direction }: TabKey): string | undefined {
  if (key === 'Home') return ids[0]
  if (key === 'End') return ids.at(-1)
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  if (key !== forward && key !== backward) return undefined
  const step = key === forward ? 1 : -1
  return ids[(ids.indexOf(selected) + step + ids.length) % ids.length]
}
