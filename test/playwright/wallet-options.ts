/** The wallet that is put into the page. */
export interface PageWalletOptions {
  /** As the modal lists it. */
  readonly name?: string
  readonly rdns?: string
  /** The first is in use. */
  readonly accounts?: readonly string[]
  readonly chainId?: number
}
