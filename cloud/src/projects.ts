import type { Project } from './config/config.js'
import type { Store } from './store/store.js'

const table = 'projects'

/** A project as the store has it. */
export interface KeptProject {
  readonly project: Project
  /** True for one that the configuration names: it goes when the configuration no longer does. */
  readonly isConfigured: boolean
}

/** Writes the configured projects into the store, where a call looks for them, and takes out those that were configured before. */
export async function keepProjects(store: Store, projects: readonly Project[]): Promise<void> {
  const ids = new Set(projects.map(({ id }) => id))
  for (const key of await store.keys(table)) {
    if (!ids.has(key)) await store.change({ table, key }, (kept) => (asKept(kept)?.isConfigured === false ? { value: kept } : undefined))
  }
  for (const project of projects) await store.change({ table, key: project.id }, () => ({ value: { project, isConfigured: true } }))
}

/** Looks a project up. */
export async function findProject(store: Store, id: string): Promise<Project | undefined> {
  return asKept(await store.read({ table, key: id }))?.project
}

/** What is in this table was written by `keepProjects`, or by the owner of the store. */
function asKept(value: unknown): KeptProject | undefined {
  return value as KeptProject | undefined
}
