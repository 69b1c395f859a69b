/** Remembers what was used up: nonces that signed in, and sessions that were ended. Several servers share one by a database. */
export interface SpentKeys {
  /** Adds a key until a moment, in one step. False when it was there. */
  add(key: string, until: number): Promise<boolean>
  has(key: string): Promise<boolean>
}

/** Remembers in the memory of this process, which suits one server. */
export function memorySpentKeys(now: () => number = Date.now): SpentKeys {
  const keys = new Map<string, number>()
  const drop = (): void => {
    for (const [key, until] of keys) if (until < now()) keys.delete(key)
  }
  return {
    async add(key, until) {
      drop()
      if (keys.has(key)) return false
      keys.set(key, until)
      return true
    },
    async has(key) {
      drop()
      return keys.has(key)
    },
  }
}

/** Runs one statement, with `$1` and so on for its values, and gives its rows: what drivers of PostgreSQL have, and of the cloud's database. */
export type RunSql = (statement: string, values: readonly unknown[]) => Promise<readonly object[]>

/** Remembers in a table, which suits several servers. Make it once with `spentKeysTable`. */
export function sqlSpentKeys(run: RunSql, now: () => number = Date.now): SpentKeys {
  return {
    async add(key, until) {
      await run('DELETE FROM siwx_spent_keys WHERE until < $1', [now()])
      return (
        (await run('INSERT INTO siwx_spent_keys (key, until) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING key', [key, until])).length >
        0
      )
    },
    has: async (key) => (await run('SELECT key FROM siwx_spent_keys WHERE key = $1 AND until >= $2', [key, now()])).length > 0,
  }
}

/** The table of `sqlSpentKeys`. */
export const spentKeysTable = 'CREATE TABLE IF NOT EXISTS siwx_spent_keys (key text PRIMARY KEY, until bigint NOT NULL)'
