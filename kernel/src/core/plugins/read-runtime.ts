import type { Service } from '../services/service.js'
import { isKernelKey, readNeed } from '../services/keys.js'
import { shown } from '../errors/shown.js'
import type { PluginManifest } from './manifest.js'
import { type Parse, aFunction, either, entriesOf, listOf, matching, readField, record, unreadable } from '../parse.js'
import { runningError } from './running-errors.js'
import type { PluginRuntime } from './runtime.js'

const token = matching(/^\S{1,120}$/)
const needsOfService = entriesOf(matching(/^/), either(token, record({ key: token })))
const services: Parse = listOf(record({ key: token, needs: needsOfService, create: aFunction }))

/** A runtime that was looked at: what it left out is empty. */
export type ReadRuntime = PluginRuntime & Required<Omit<PluginRuntime, 'start'>>

/** Problem, as it follows the plugin's name, and the remedy for its author. */
type Complaint = readonly [problem: string, remedy: string]

/** Reads what a plugin's `load` gave, once, and throws when it is not what its manifest promised. It may be given anything. */
export function readRuntime(manifest: PluginManifest, loaded: unknown): ReadRuntime {
  const bound = (services(readField(loaded, 'services') ?? []) ?? []) as readonly Service[]
  const start: unknown = readField(loaded, 'start')
  const complaint = complainOfShape(loaded, start) ?? complainOfServices(manifest, bound) ?? complainOfViews(manifest, loaded)
  if (complaint !== undefined) {
    const [problem, remedy] = complaint
    throw runningError('plugin/broken-promise', { plugin: manifest.id, problem, remedy })
  }
  const views = Object.fromEntries((manifest.views ?? []).map((view) => [view, readField(readField(loaded, 'views'), view)]))
  return { services: bound, views, ...(typeof start === 'function' && { start: (scope) => start.call(loaded, scope) }) }
}

function complainOfShape(loaded: unknown, start: unknown): Complaint | undefined {
  if (typeof loaded !== 'object' || loaded === null) {
    return [
      `loaded as ${shown(loaded)}, and not as a runtime`,
      "End `load` with the runtime: `import('./plugin.js').then(({ plugin }) => plugin)`.",
    ]
  }
  if (start !== undefined && typeof start !== 'function')
    return ["has a 'start' that is no function", 'Make it a function or leave it out.']
  if (services(readField(loaded, 'services') ?? []) !== undefined) return undefined
  return ["has 'services' that are no list of services", 'Make each with service(key, needs, create).']
}

function complainOfServices(manifest: PluginManifest, bound: readonly Service[]): Complaint | undefined {
  const keys = bound.map(({ key }) => key as string)
  const foreign = keys.find(isKernelKey)
  if (foreign !== undefined) return [`binds '${foreign}', which belongs to the kernel`, "Choose a key that does not start with 'kernel.'."]
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice !== undefined) return [`binds '${twice}' twice`, 'Bind each key once.']
  const missing = manifest.provides?.find((key) => !keys.includes(key))
  if (missing !== undefined) {
    return [`promised '${missing}' and does not bind it`, `Add service('${missing}', …) to its services, or take it out of 'provides'.`]
  }
  return bound.map((service) => complainOfNeeds(manifest, service, keys)).find((found) => found !== undefined)
}

function complainOfNeeds(manifest: PluginManifest, { key, needs }: Service, ownKeys: readonly string[]): Complaint | undefined {
  for (const need of Object.values(needs).map(readNeed)) {
    const relation = relationTo(need.key, manifest, ownKeys)
    if (relation === undefined) {
      return [`needs '${need.key}' for '${key}' and does not declare it`, `Add '${need.key}' to 'requires' or 'uses' of its manifest.`]
    }
    if (relation === 'used' && !need.isOptional) {
      const remedy = `Write maybe('${need.key}'), or move the key from 'uses' to 'requires'.`
      return [`needs '${need.key}' for '${key}' as if it were always there`, remedy]
    }
  }
  return undefined
}

function complainOfViews({ views = [] }: PluginManifest, loaded: unknown): Complaint | undefined {
  const missing = views.find((view) =>
    [undefined, null, unreadable].includes(readField(readField(readField(loaded, 'views'), view), 'component') as null),
  )
  if (missing === undefined) return undefined
  return [
    `promised the view '${missing}' and does not bring it`,
    `Add ${missing}: { component: … } to its views, or take it out of 'views'.`,
  ]
}

/** Relation of a plugin to a key: `given` is the kernel's, its own, or required; `used` may be absent; undefined is not for it. */
export function relationTo(key: string, manifest: PluginManifest, ownKeys: readonly string[]): 'given' | 'used' | undefined {
  const has = (keys: readonly string[] | undefined): boolean => keys?.includes(key) ?? false
  if (isKernelKey(key) || has(ownKeys) || has(manifest.requires)) return 'given'
  return has(manifest.uses) ? 'used' : undefined
}
