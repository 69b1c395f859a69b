import { visibleName } from '../src/core/validation/visible-name.js'

/** The part of a name that is looked at before it is cut. */
const longestRaw = 512

/** A sign may be made of many code points; so many are kept in all. */
const mostPoints = 60

/** A foreign name, cut where a whole sign ends, without what cannot be seen; undefined when nothing is left. */
export function clippedName(raw: unknown, most: number): string | undefined {
  if (typeof raw !== 'string') return undefined
  const text = raw.slice(0, longestRaw)
  const whole = visibleName(text)
  // Hardly any name is longer: taking it apart is for those.
  if (whole !== undefined && whole.length <= most) return whole
  const { start, isWhole } = startOf(whole ?? text, most)
  const name = visibleName(start)
  return name === undefined || isWhole ? name : `${name}…`
}

function startOf(text: string, most: number): { readonly start: string; readonly isWhole: boolean } {
  let start = ''
  let signs = 0
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    signs += 1
    const isLast = start.length + segment.length === text.length
    if ((signs >= most && !isLast) || Array.from(start + segment).length > mostPoints) return { start, isWhole: false }
    start += segment
  }
  return { start, isWhole: true }
}
