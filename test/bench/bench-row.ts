/** One figure: what was measured, what it should be, what it is, and whether that is good enough. */
export interface BenchRow {
  readonly what: string
  readonly goal: string
  readonly measured: string
  readonly ok: boolean
}

/** What a `*.bench.ts` file exports under the name `bench`. */
export type Bench = () => Promise<readonly BenchRow[]>
