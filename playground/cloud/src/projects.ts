import type { Project } from './config/config.js'
import type { Store } from './store/store.js'

const table = 'projects'

/** Writes the configured projects into the store, where a call looks for them. */
export async function keepProjects(store: Store, projects: readonly Project[]): Promise<void> {
  for (const project of projects) await store.change({ table, key: project.id }, () => ({ value: project }))
}

/** Looks a project up. What is in this table has been written by `keepProjects`, or by the owner of the database. */
export async function findProject(store: Store, id: string): Promise<Project | undefined> {
  return (await store.read({ table, key: id })) as Project | undefined
}
