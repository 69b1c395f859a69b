import type { ViewName } from '../../core/open.js'

/** Parts that leaving the Farcaster view touches: the store that keeps the link and the connector that made it. */
export interface FarcasterLink {
  isConnected(): boolean
  clear(): void
  /** Reloads the embedded wallet connector, whose frame still waits for the old link. */
  reload(): unknown
}

/** Undos for leaving the product's own views: a login that was not finished leaves no link behind. */
export function leavingViews(link: FarcasterLink): { readonly [K in ViewName]?: () => unknown } {
  return {
    ConnectingFarcaster: () => {
      if (link.isConnected()) return undefined
      link.clear()
      return link.reload()
    },
  }
}
