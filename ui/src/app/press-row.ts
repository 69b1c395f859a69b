import type { ClockPort, Log } from '@billfold/kernel'

/** Milliseconds after which a row is looked for again. */
const pause = 50

/** The longest that a row is looked for, in milliseconds. */
const longest = 3_000

export interface PressRowNeeds {
  readonly place: ParentNode
  readonly clock: Pick<ClockPort, 'after'>
  readonly log: Pick<Log, 'warn'>
}

/** Presses the row with a key. It may be on its way while its family loads. */
export function pressRow(key: string, needs: PressRowNeeds, waited = 0): void {
  const { place, clock, log } = needs
  const row = place.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  if (row !== null) row.click()
  else if (waited < longest) clock.after(pause, () => pressRow(key, needs, waited + pause))
  else log.warn('What was pressed is not on the list any more', key)
}
