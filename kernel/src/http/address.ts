/** Query parameters; what is empty, zero, false or absent is left out. */
export type HttpQuery = Readonly<Record<string, string | number | boolean | undefined>>

/** Resolves a path against an endpoint and appends the query. Undefined when that would reach another origin. */
export function callAddress(base: string, path: string, query: HttpQuery): URL | undefined {
  if (!URL.canParse(path, base)) return undefined
  const url = new URL(path, base)
  if (url.origin !== new URL(base).origin) return undefined
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.append(name, String(value))
  return url
}

/** True when another host answered, or the same one without encryption. */
export function isElsewhere(asked: URL, answered: string): boolean {
  if (!URL.canParse(answered)) return false
  const { host, protocol } = new URL(answered)
  return host !== asked.host || (protocol !== asked.protocol && protocol !== 'https:')
}

/** True for an address that this client can call. */
export function isHttpAddress(base: string | undefined): base is string {
  return base !== undefined && URL.canParse(base) && /^https?:$/.test(new URL(base).protocol)
}
