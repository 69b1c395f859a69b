import type { Kysely } from 'kysely'

import type { Tables } from './tables.js'

/** Hears what other clouds on the same database say. */
export interface NoticeListener {
  hear(notice: string): void
  /** The line was away and is back: what was said meanwhile was not heard. */
  back(): void
}

/** The one database of a cloud: queries in PostgreSQL's dialect, and short notices between those who share it. */
export interface Database {
  readonly engine: EngineName
  readonly queries: Kysely<Tables>
  /** Listens on a channel of the database. Resolves to the undo. */
  listen(channel: string, listener: NoticeListener): Promise<() => void>
  /** Ends what was started for it. */
  close(): Promise<void>
}

/** `embedded` and `pglite` come along with the package, `server` is somebody else's. */
export type EngineName = 'embedded' | 'pglite' | 'server'

export type Log = (line: string, error?: unknown) => void

/** Hears how long each query took, in milliseconds, and whether it succeeded. */
export type QueryListener = (milliseconds: number, isGood: boolean) => void
