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

/** True for an address that this client can call. */
export function isHttpAddress(base: unknown): base is string {
  return typeof base === 'string' && URL.canParse(base) && /^https?:$/.test(new URL(base).protocol)
}
