const longestName = 64
/** Nobody reads more than this before it is refused. */
const longestRaw = 1_024

/** Control, bidi, zero-width, private and other characters that show nothing or move what is shown. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** A foreign name as people see it, without what they cannot see; undefined unless 1 to 64 characters are left. */
export function visibleName(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > longestRaw) return undefined
  const name = raw
    .replace(/[\t\n\v\f\r]/g, ' ')
    .replace(invisible, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const length = Array.from(name).length
  return length >= 1 && length <= longestName ? name : undefined
}
