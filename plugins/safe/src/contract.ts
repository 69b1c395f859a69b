/** Options of the Safe around a page. */
export interface SafeOptions {
  /** Origins of the pages that are Safe, exactly. The one of Safe itself when absent. */
  readonly origins?: readonly string[]
}
