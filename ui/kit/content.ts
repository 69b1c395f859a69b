import type { ReactNode } from 'react'

/**
 * Something that a part of a component may show. A part that is not there is `undefined`: `isSigning && say('signing')` would be a part that is
 * there and empty, so `false` and `null` do not compile.
 */
export type Content = Exclude<ReactNode, boolean | null>
