/** Options of the wallet list. */
export interface WalletsOptions {
  /** False: without the `wallet` endpoint there is no list, and the packaged registry is never loaded. */
  readonly registry?: boolean
}
