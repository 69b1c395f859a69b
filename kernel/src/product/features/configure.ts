import { type OriginCheckNeeds, checkOrigin } from './origins.js'
import { type ProjectConfigNeeds, loadProjectConfig } from './project-config.js'

/** What the project says about this page: its configuration first, because it decides whether the origin matters. */
export async function configure(needs: ProjectConfigNeeds & OriginCheckNeeds, signal: AbortSignal): Promise<void> {
  await loadProjectConfig(needs, signal)
  await checkOrigin(needs, signal)
}
