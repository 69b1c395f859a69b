import type { BillfoldError } from '../errors/billfold-error.js'
import { shown } from '../errors/shown.js'
import { type Parse, aFunction, either, listOf, matching, oneOf, readField, record, unreadable } from '../parse.js'
import { isKernelKey } from '../services/keys.js'
import { pluginError } from './errors.js'
import { type PluginManifest, contractVersion } from './manifest.js'

/** Rule for a field of a manifest: for a message, and for the parser. */
export type FieldRule = readonly [expected: string, parse: Parse]

const name = matching(/^[a-z]\w{0,60}$/i)
const token = matching(/^\S{1,120}$/)
const tokens: FieldRule = ['a list of keys of services', listOf(token)]
const id: FieldRule = ['an id such as feature.swap', matching(/^(?:chain|connector|feature)\.[\w.-]{1,80}$/)]
const isProvidable: Parse = (value) => (token(value) !== undefined && !isKernelKey(value as string) ? value : undefined)

const about = { remoteId: token, word: token, among: listOf(token), isOnWhenEmpty: oneOf(true, false) }
const feature = either(
  record({ key: name, kind: oneOf('flag'), fallback: oneOf(true, false) }, about),
  record({ key: name, kind: oneOf('list'), fallback: either(oneOf(false), listOf(token)) }, about),
)
const reach = either(
  record({ endpoint: token }),
  record({ host: token }),
  record({ nodes: token }),
  record({ rpc: token }),
  record({ stored: token }),
)

/** The fields of a manifest, in the order in which they are looked at. The id, the contract and `load` must be there. */
export const manifestFields: { readonly [K in keyof PluginManifest]-?: FieldRule } = {
  id,
  contract: [`${contractVersion}`, oneOf(contractVersion)],
  version: ['a text of one line', matching(/^.{1,40}$/)],
  namespaces: ['a list of chain families', listOf(matching(/^[-a-z0-9]{3,8}$/))],
  feature: ['the name of a feature', name],
  requires: tokens,
  uses: tokens,
  provides: ["a list of keys of services, none of which starts with 'kernel.'", listOf(isProvidable)],
  replaces: id,
  views: ['a list of view names such as WalletSend', listOf(matching(/^[A-Z]\w{0,60}$/))],
  slots: ['a list of slot entries', listOf((entry) => entry ?? null)],
  opensSlots: ['a list of slot names such as account.actions', listOf(matching(/^[a-z][\w.-]{0,60}$/))],
  addsFeatures: ['a list of features with a key, a kind and a fallback of that kind', listOf(feature)],
  reaches: ['a list of objects with an endpoint, a host, nodes, an rpc or a stored', listOf(reach)],
  loadOn: ['a list of start, open, idle or namespace:<family>', listOf(matching(/^(?:start|open|idle|namespace:[-a-z0-9]{3,8})$/))],
  load: ['a function that imports the plugin', aFunction],
}

const fields = Object.entries(manifestFields) as readonly [keyof PluginManifest, FieldRule][]
const required: readonly string[] = ['id', 'contract', 'load']

/** Reads a manifest once, field by field, into a frozen copy, or says what is wrong with it. It may be given anything. */
export function readManifest(input: unknown): PluginManifest {
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

/** Names the plugin of a manifest in a message. It may be given anything. */
export function nameOf(input: unknown): string {
  const [, parse] = manifestFields.id
  return (parse(readField(input, 'id')) as string | undefined) ?? 'a plugin without a usable id'
}

function misfit(plugin: string, field: string, { expected, value }: { readonly expected: string; readonly value: unknown }): BillfoldError {
  const found = value === unreadable ? 'not readable' : shown(value)
  if (field === 'contract') return pluginError('plugin/wrong-contract', { plugin, found })
  return pluginError('plugin/malformed', { plugin, field, expected, found })
}
