/** The version of the protocol that both sides speak. */
export const protocolVersion = '4'

/** What the frame is told by its address. */
export interface FrameQuery {
  readonly projectId: string
  readonly chainId: string
  readonly rpcUrl?: string | undefined
  readonly enableLogger?: boolean | undefined
  readonly enableCloudAuthAccount?: boolean | undefined
}

/** The address of the frame on a secure site. */
export function frameAddress(secureSite: string, query: FrameQuery): string {
  const address = pageOf(secureSite, 'sdk')
  const { projectId, chainId, rpcUrl, enableLogger = false, enableCloudAuthAccount = false } = query
  address.search = new URLSearchParams({
    projectId,
    chainId,
    version: protocolVersion,
    enableLogger: String(enableLogger),
    ...(rpcUrl !== undefined && { rpcUrl }),
    ...(enableCloudAuthAccount && { enableCloudAuthAccount: 'true' }),
  }).toString()
  return address.href
}

/** The page that stands in the popup of a social login until its provider is known. */
export function popupAddress(secureSite: string): string {
  return pageOf(secureSite, 'loading').href
}

/** Reads in the frame what its address tells; undefined where it is not one of this version. */
export function readFrameAddress(href: string): FrameQuery | undefined {
  const { searchParams: query } = new URL(href)
  const [projectId, chainId] = [query.get('projectId'), query.get('chainId')]
  if (projectId === null || chainId === null || query.get('version') !== protocolVersion) return undefined
  return {
    projectId,
    chainId,
    rpcUrl: query.get('rpcUrl') ?? undefined,
    enableLogger: query.get('enableLogger') === 'true',
    enableCloudAuthAccount: query.get('enableCloudAuthAccount') === 'true',
  }
}

function pageOf(secureSite: string, page: string): URL {
  return new URL(page, secureSite.endsWith('/') ? secureSite : `${secureSite}/`)
}
