import type { ViewName } from '../../core/open.js'

/** What leaving the Farcaster view touches: the store that keeps the link and the connector that made it. */
export interface FarcasterLink {
  isConnected(): boolean
  clear(): void
  /** Reloads the embedded wallet connector, whose frame still waits for the old link. */
  reload(): unknown
}

/** What leaving the product's own views undoes: a login that was not finished leaves no link behind. */
export function leavingViews(link: FarcasterLink): { readonly [K in ViewName]?: () => unknown } {
  return {
    ConnectingFarcaster: () => {
      if (link.isConnected()) return undefined
      link.clear()
      return link.reload()
    },
  }
}
