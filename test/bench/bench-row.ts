/** One figure: what was measured, what it should be, what it is, and whether that is good enough. */
export interface BenchRow {
  readonly what: string
  readonly goal: string
  readonly measured: string
  readonly ok: boolean
  /** What a change may not exceed while the goal itself is still ahead. */
  readonly budget?: { readonly limit: string; readonly holds: boolean }
}
