import type { Kept, Place, Store } from './store.js'

/** How many changes pass before what is over is thrown out. */
const changesPerSweep = 1_000

/** Remembers in this process, until it ends. */
export class MemoryStore implements Store {
  private readonly tables = new Map<string, Map<string, Kept>>()
  private changes = 0

  constructor(private readonly now: () => number = Date.now) {}

  async read({ table, key }: Place): Promise<unknown> {
    return this.current(table, key)?.value
  }

  async change({ table, key }: Place, decide: (value: unknown) => Kept | undefined): Promise<void> {
    const kept = decide(this.current(table, key)?.value)
    const rows = this.rows(table)
    if (kept === undefined) rows.delete(key)
    else rows.set(key, kept)
    this.changes += 1
    if (this.changes % changesPerSweep === 0) this.sweep()
  }

  async keys(table: string, prefix = ''): Promise<readonly string[]> {
    const keys = [...this.rows(table).keys()]
    return keys.filter((key) => key.startsWith(prefix) && this.current(table, key) !== undefined).toSorted()
  }

  async close(): Promise<void> {
    this.tables.clear()
  }

  /** Everything that has not run out and is to survive, to be written down. */
  entries(): readonly (readonly [Place, Kept])[] {
    this.sweep()
    return [...this.tables].flatMap(([table, rows]) =>
      [...rows].filter(([, kept]) => kept.isFleeting !== true).map(([key, kept]) => [{ table, key }, kept] as const),
    )
  }

  private rows(table: string): Map<string, Kept> {
    const rows = this.tables.get(table) ?? new Map<string, Kept>()
    this.tables.set(table, rows)
    return rows
  }

  private current(table: string, key: string): Kept | undefined {
    const kept = this.rows(table).get(key)
    return kept === undefined || this.isOver(kept) ? undefined : kept
  }

  private sweep(): void {
    for (const rows of this.tables.values()) for (const [key, kept] of rows) if (this.isOver(kept)) rows.delete(key)
  }

  private isOver({ until }: Kept): boolean {
    return until !== undefined && until <= this.now()
  }
}
