/** An id of a wallet as it is compared: extensions, lists and hosts write the same one with and without capitals. */
export function plainId(id: string): string {
  return id.toLowerCase()
}

/** True for one id in two places. Where there is none, nothing is the same. */
export function isSameId(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && plainId(one) === plainId(other)
}
