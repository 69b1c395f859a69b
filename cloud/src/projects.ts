import type { Project } from './config/config.js'
import type { Store } from './store/store.js'

const table = 'projects'

/** A project as the store has it. */
export interface KeptProject {
  readonly project: Project
  /** True for one that is as the configuration names it: it follows the configuration, and goes when that no longer names it. */
  readonly isConfigured: boolean
  /** True for one that is not let in any more, though the configuration may name it. */
  readonly isRemoved?: boolean
}

/** Writes the configured projects into the store, unless they were changed there, and takes out those that were configured before. */
export async function keepProjects(store: Store, projects: readonly Project[]): Promise<void> {
  const ids = new Set(projects.map(({ id }) => id))
  for (const key of await store.keys(table)) {
    if (!ids.has(key)) await store.change({ table, key }, (kept) => (asKept(kept)?.isConfigured === false ? { value: kept } : undefined))
  }
  for (const project of projects) {
    const configured: KeptProject = { project, isConfigured: true }
    await store.change({ table, key: project.id }, (kept) => ({ value: asKept(kept)?.isConfigured === false ? kept : configured }))
  }
}

/** Looks a project up. */
export async function findProject(store: Store, id: string): Promise<Project | undefined> {
  return (await findKept(store, id))?.project
}

/** A project with where it comes from; undefined for one that is not let in. */
export async function findKept(store: Store, id: string): Promise<KeptProject | undefined> {
  const kept = asKept(await store.read({ table, key: id }))
  return kept?.isRemoved === true ? undefined : kept
}

/** All projects that are let in, by id. */
export async function listProjects(store: Store): Promise<readonly KeptProject[]> {
  const found = await Promise.all((await store.keys(table)).map((id) => findKept(store, id)))
  return found.filter((kept) => kept !== undefined)
}

/** Keeps a project as somebody has changed it: from now on the configuration does not. */
export function changeProject(store: Store, project: Project): Promise<void> {
  return store.change({ table, key: project.id }, (): { value: KeptProject } => ({ value: { project, isConfigured: false } }))
}

/** Lets a project in no more. One that the configuration names stays away after a restart too. */
export function removeProject(store: Store, id: string): Promise<void> {
  return store.change({ table, key: id }, (kept) => {
    const found = asKept(kept)
    return found === undefined ? undefined : { value: { ...found, isConfigured: false, isRemoved: true } }
  })
}

/** Has a project follow the configuration again. */
export function resetProject(store: Store, project: Project): Promise<void> {
  return store.change({ table, key: project.id }, (): { value: KeptProject } => ({ value: { project, isConfigured: true } }))
}

/** Rows of this table are written here, or by the owner of the store. */
function asKept(value: unknown): KeptProject | undefined {
  return value as KeptProject | undefined
}
