/** Fields of an answer from outside, none of them checked. */
export type ForeignFields = Readonly<Record<string, unknown>>

/** The fields of something from outside; none of what is no object. */
export function foreignFields(thing: unknown): ForeignFields {
  return typeof thing === 'object' && thing !== null ? (thing as ForeignFields) : {}
}
