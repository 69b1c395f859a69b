import type { BillfoldError } from '../errors/billfold-error.js'
import { shown } from '../errors/shown.js'
import { pluginError } from './errors.js'
import type { PluginManifest } from './manifest.js'
import { type FieldRule, manifestFields } from './manifest-fields.js'
import { readField, unreadable } from '../parse.js'

const fields = Object.entries(manifestFields) as readonly [keyof PluginManifest, FieldRule][]
const required: readonly string[] = ['id', 'contract', 'load']

/** Reads a manifest once, field by field, into a frozen copy, or says what is wrong with it. It may be given anything. */
export function checkManifest(input: unknown): PluginManifest {
  const manifest: { -readonly [K in keyof PluginManifest]?: unknown } = {}
  for (const [field, [expected, parse]] of fields) {
    const value = readField(input, field)
    if (value === undefined && !required.includes(field)) continue
    manifest[field] = parse(value)
    if (manifest[field] === undefined) throw misfit(nameOf(input), field, { expected, value })
  }
  const load = manifest.load as () => unknown
  manifest.load = () => load.call(input)
  return Object.freeze(manifest) as PluginManifest
}

/** What a message calls the plugin whose manifest this is. It may be given anything. */
export function nameOf(input: unknown): string {
  const [, parse] = manifestFields.id
  return (parse(readField(input, 'id')) as string | undefined) ?? 'a plugin without a usable id'
}

function misfit(plugin: string, field: string, { expected, value }: { readonly expected: string; readonly value: unknown }): BillfoldError {
  const found = value === unreadable ? 'not readable' : shown(value)
  if (field === 'contract') return pluginError('plugin/wrong-contract', { plugin, found })
  return pluginError('plugin/malformed', { plugin, field, expected, found })
}
