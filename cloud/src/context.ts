import type { CloudConfig, Project } from './config/config.js'
import type { Database } from './database/database.js'
import type { CloudObserver } from './operations/observer.js'
import type { Store } from './store/store.js'

/** What the parts of a cloud share. */
export interface CloudContext {
  readonly config: CloudConfig
  readonly database: Database
  /** Rows of the database that any part may use. */
  readonly store: Store
  /** Counts a call of a caller, and refuses it when there were too many. */
  readonly countCall: (caller: string, cost?: number) => Promise<void>
  readonly findProject: (id: string) => Promise<Project | undefined>
  readonly now: () => number
  /** Hears what happens, to count it. */
  readonly observe: Required<CloudObserver>
  readonly log: (line: string, error?: unknown) => void
  /** Where pages find this server, without a slash at the end; known once it listens. */
  readonly baseUrl: () => string
  /** Where the page that holds keys is found, the same way. */
  readonly siteUrl: () => string
}
