/** Longest picture that a wallet may hand over. */
export const longestIcon: number = 256 * 1024

const picture = /^data:image\/(?:svg\+xml|png|webp|jpeg|gif)[;,]/i

/** A picture that may stand in an `<img>`: a data URI of a known type and bounded size. Undefined for anything else. */
export function safeIcon(raw: unknown): string | undefined {
  return typeof raw === 'string' && raw.length <= longestIcon && picture.test(raw) ? raw : undefined
}
