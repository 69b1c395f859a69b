import { cruise, type ICruiseOptions, type IForbiddenRuleType } from 'dependency-cruiser'

import { layerRules, manifestRules } from './rules.js'

/** One import that breaks a rule. */
export interface LayerViolation {
  readonly rule: string
  readonly from: string
  readonly to: string
}

/** What was looked at and what was found. No modules means that nothing was checked. */
export interface LayerReport {
  readonly modules: number
  readonly violations: readonly LayerViolation[]
}

/** Holds the source below `folder` against every layer rule. */
export async function checkLayers(folder: string, parts: readonly string[]): Promise<LayerReport> {
  const all = await report(folder, parts, layerRules, { tsPreCompilationDeps: true })
  const withoutKernel = parts.filter((part) => part !== 'kernel')
  const statically = await report(folder, withoutKernel, manifestRules, {
    tsPreCompilationDeps: false,
    doNotFollow: { path: ['node_modules', '^kernel/'] },
    exclude: { path: ignored, dynamic: true },
  })
  return { modules: all.modules, violations: [...all.violations, ...statically.violations] }
}

/** Hosts are projects of their own: what they import is installed where they are built. */
const ignored = '(^|/)dist/|^test/(e2e/hosts(-npm)?|outside/host)/'

async function report(
  folder: string,
  parts: readonly string[],
  forbidden: readonly IForbiddenRuleType[],
  options: ICruiseOptions,
): Promise<LayerReport> {
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
