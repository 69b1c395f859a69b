import type { CloudConfig, Project } from './config/config.js'
import type { Store } from './store/store.js'

/** What the parts of a cloud share. */
export interface CloudContext {
  readonly config: CloudConfig
  readonly store: Store
  readonly findProject: (id: string) => Promise<Project | undefined>
  readonly now: () => number
  readonly log: (line: string, error?: unknown) => void
  /** Where pages find this server, without a slash at the end; known once it listens. */
  readonly baseUrl: () => string
}
