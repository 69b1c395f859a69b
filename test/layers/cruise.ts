import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseOptions, type IForbiddenRuleType } from 'dependency-cruiser'

import { layerRules, manifestRules } from './rules.js'

/** One import that breaks a rule. */
export interface LayerViolation {
  readonly rule: string
  readonly from: string
  readonly to: string
}

/** What was looked at and what was found. No modules, or no manifests, means that nothing was checked. */
export interface LayerReport {
  readonly modules: number
  readonly manifests: number
  readonly violations: readonly LayerViolation[]
}

/** Holds the source below `folder` against every layer rule. */
export async function checkLayers(folder: string, parts: readonly string[]): Promise<LayerReport> {
  const all = await report(folder, parts, layerRules, { tsPreCompilationDeps: true })
  const manifests = manifestsIn(folder)
  if (manifests.length === 0) return { ...all, manifests: 0 }
  // Read from the manifests on, since compiling all that there is takes a minute.
  const statically = await report(folder, manifests, manifestRules, {
    tsPreCompilationDeps: false,
    doNotFollow: { path: ['node_modules', '^kernel/'] },
    exclude: { path: ignored, dynamic: true },
  })
  return { modules: all.modules, manifests: manifests.length, violations: [...all.violations, ...statically.violations] }
}

function manifestsIn(folder: string): string[] {
  const places = ['plugins', 'playground/examples'].filter((place) => existsSync(join(folder, place)))
  const manifests = places.flatMap((place) => readdirSync(join(folder, place)).map((plugin) => `${place}/${plugin}/src/manifest.ts`))
  return manifests.filter((file) => existsSync(join(folder, file)))
}

/** Hosts are projects of their own: what they import is installed where they are built. */
const ignored = '(^|/)dist/|^test/(e2e/hosts(-npm)?|outside/host)/'

async function report(
  folder: string,
  parts: readonly string[],
  forbidden: readonly IForbiddenRuleType[],
  options: ICruiseOptions,
): Promise<Omit<LayerReport, 'manifests'>> {
  const { output } = await cruise([...parts], {
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: [...forbidden] },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ignored },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    ...options,
  })
  if (typeof output === 'string') throw new Error(output)
  return {
    modules: output.summary.totalCruised,
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}
