/** The place of a list of transactions: its beginning, behind a transaction, or its end. */
export type Place = 'start' | 'end' | { readonly after: string }

/** The places of the two lists that nodes have of an account: what it signed, and what changed its objects. */
export type Places = readonly [from: Place, to: Place]

/** Writes down how far both lists were told; undefined when both are at their end. */
export function toCursor(places: Places): string | undefined {
  return places.every((place) => place === 'end') ? undefined : places.map(textOf).join('.')
}

/** Reads places back; undefined when the text is none. */
export function fromCursor(text: string): Places | undefined {
  const [from, to, ...more] = text.split('.').map(placeOf)
  return from === undefined || to === undefined || more.length > 0 ? undefined : [from, to]
}

function textOf(place: Place): string {
  return typeof place === 'string' ? place : place.after
}

function placeOf(text: string): Place | undefined {
  if (text === 'start' || text === 'end') return text
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text) ? { after: text } : undefined
}
