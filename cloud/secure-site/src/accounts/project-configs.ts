import type { CloudLine } from './cloud-line.js'
import { type ProjectConfig, configSchema } from './shapes.js'

/** What a project offers, asked once. A cloud that did not answer is asked again. */
export class ProjectConfigs {
  private asked: Promise<ProjectConfig> | undefined

  constructor(private readonly needs: { readonly line: CloudLine; readonly projectId: string }) {}

  read(): Promise<ProjectConfig> {
    this.asked ??= this.ask().catch((error: unknown) => {
      this.asked = undefined
      throw error
    })
    return this.asked
  }

  private ask(): Promise<ProjectConfig> {
    const { line, projectId } = this.needs
    return line.ask({ method: 'GET', path: `/config?${new URLSearchParams({ projectId })}`, schema: configSchema })
  }
}
