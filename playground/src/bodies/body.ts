/** What stands in a view while it is shown. */
export interface Body {
  readonly element: HTMLElement
  /** Ends what keeps the element up to date. */
  stop(): void
}
