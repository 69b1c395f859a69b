/** Signs at which people look: from the front and from the end, without what all addresses of a kind begin with. */
interface Resemblance {
  readonly front: number
  readonly end: number
  /** Places at which they differ, where both are of one length; else undefined. */
  readonly differing: number | undefined
}

/** How much two different addresses look alike. Capitals count as small letters: that is how people read. */
function resemblanceOf(one: string, other: string): Resemblance {
  const [a, b] = withoutCommonBeginning(one.toLowerCase(), other.toLowerCase())
  const most = Math.min(a.length, b.length)
  let front = 0
  while (front < most && a[front] === b[front]) front += 1
  let end = 0
  while (end < most - front && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return { front, end, differing: a.length === b.length ? differences(a, b) : undefined }
}

/**
 * True for a pair that one would take for the same: made, and not found by chance. Of addresses that nobody made to look alike, one pair in a
 * million does.
 */
export function looksAlike(one: string, other: string): boolean {
  const { front, end, differing } = resemblanceOf(one, other)
  if (front + end >= 5 && front >= 2 && end >= 2) return true
  if (front >= 6 || end >= 6) return true
  return differing !== undefined && differing > 0 && differing <= mostSlips
}

/** Places at which a mistyped or patched address differs at most. */
const mostSlips = 6

/** What every address of a kind begins with says nothing: `0x`, `bc1q`, `cosmos1`, `ST`. */
const beginning = /^(?:0x|(?:bc|tb|bcrt)1[qp]|[a-z]{2,83}1(?=[02-9ac-hj-np-z]{38,})|s[tpmn](?=[0-9a-z]{38,41}$))/

function withoutCommonBeginning(one: string, other: string): readonly [string, string] {
  const [a, b] = [beginning.exec(one)?.[0] ?? '', beginning.exec(other)?.[0] ?? '']
  return a === b ? [one.slice(a.length), other.slice(b.length)] : [one, other]
}

function differences(one: string, other: string): number {
  return [...one].filter((sign, index) => sign !== other[index]).length
}
