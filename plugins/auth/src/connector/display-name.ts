/** Letters of a name that are shown. */
const longest = 30

/** Whoever is logged in, as the frame tells them, and the provider that they came by. */
export interface NamedPerson {
  readonly email?: string | null | undefined
  readonly userName?: string | null | undefined
  readonly provider?: string | undefined
}

/** Who is logged in, as others read it: the address or the name, cut where it is long. Names of Discord may end in a 0 that says nothing. */
export function displayName({ email, userName, provider }: NamedPerson): string | undefined {
  const name = email || (provider === 'discord' ? userName?.replace(/#?0$/, '') : userName)
  if (!name) return undefined
  return name.length > longest ? `${name.slice(0, longest)}…` : name
}
