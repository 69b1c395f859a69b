import type { ChainNamespace } from '../../core/caip/ids.js'
import type { ViewName, Views } from '../../core/open.js'
import type { SendArguments, SwapArguments } from '../open.js'

/** Arguments that open a view of their own: Swap, or WalletSend. */
export interface OpenArguments {
  readonly swap?: SwapArguments | undefined
  readonly send?: SendArguments | undefined
}

interface OpenDetails {
  /** Opens for this family: when it is not the active one, a network switch comes first. */
  readonly namespace?: ChainNamespace | undefined
  /** A pairing link that the host made itself. */
  readonly uri?: string | undefined
  readonly arguments?: OpenArguments | undefined
}

interface NoView {
  readonly view?: undefined
  readonly data?: undefined
}

type OneView = {
  readonly [K in ViewName]: undefined extends Views[K]
    ? { readonly view: K; readonly data?: Views[K] }
    : { readonly view: K; readonly data: Views[K] }
}[ViewName]

/** Request to open the modal. Without a view the situation decides which one comes first. */
export type OpenRequest = OpenDetails & (NoView | OneView)
