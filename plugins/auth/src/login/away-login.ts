/** What stands between the state of a login and the address that the person comes back to. */
const separator = '--'

/** The address of a provider for a page that leaves: the secure site reads behind the state where the person came from. */
export function awayAddress(uri: string, comeBack: string): string {
  const url = new URL(uri)
  const state = url.searchParams.get('state')
  if (state !== null) url.searchParams.set('state', `${state}${separator}${encodeURIComponent(comeBack)}`)
  return url.href
}

/** The result that a page came back with, and its address without it; undefined for a page that did not. */
export function readComeBack(href: string): { readonly resultUri: string; readonly href: string } | undefined {
  const url = new URL(href)
  const resultUri = url.searchParams.get('result_uri')
  if (resultUri === null) return undefined
  url.searchParams.delete('result_uri')
  return { resultUri, href: url.href }
}
