import { shown } from '../errors/shown.js'
import { type Parse, aFunction, either, listOf, matching, oneOf, readField, record, unreadable } from '../parse.js'
import { isKernelKey } from '../services/keys.js'
import { type PluginManifest, contractVersion } from './manifest.js'
import type { Refusal } from './refusal.js'

const name = matching(/^[a-z]\w{0,60}$/i)
const token = matching(/^\S{1,120}$/)
const tokens = listOf(token)
const id = matching(/^(?:chain|connector|feature)\.[\w.-]{1,80}$/)
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
  record({ inspects: oneOf('requests') }),
)

/** Parser of each field of a manifest, in the order in which they are looked at. The id, the contract and `load` must be there. */
export const manifestFields: { readonly [K in keyof PluginManifest]-?: Parse } = {
  id,
  contract: oneOf(contractVersion),
  version: matching(/^.{1,40}$/),
  namespaces: listOf(matching(/^[-a-z0-9]{3,8}$/)),
  feature: name,
  requires: tokens,
  uses: tokens,
  provides: listOf(isProvidable),
  replaces: id,
  views: listOf(matching(/^[A-Z]\w{0,60}$/)),
  slots: listOf((entry) => entry ?? null),
  opensSlots: listOf(matching(/^[a-z][\w.-]{0,60}$/)),
  addsFeatures: listOf(feature),
  reaches: listOf(reach),
  loadOn: listOf(matching(/^(?:start|open|idle|framed|namespace:[-a-z0-9]{3,8}|stored:[\w.-]{1,80})$/)),
  finds: aFunction,
  load: aFunction,
}

const fields = Object.entries(manifestFields) as readonly [keyof PluginManifest, Parse][]
const required: readonly string[] = ['id', 'contract', 'load']

/** A manifest that was looked at, or what is wrong with it. */
export type ReadManifest =
  | { readonly manifest: PluginManifest; readonly refusal?: undefined }
  | { readonly manifest?: undefined; readonly refusal: Refusal }

/** Reads a manifest once, field by field, into a frozen copy. It may be given anything. */
export function readManifest(input: unknown): ReadManifest {
  const manifest: { -readonly [K in keyof PluginManifest]?: unknown } = {}
  for (const [field, parse] of fields) {
    const value = readField(input, field)
    if (value === undefined && !required.includes(field)) continue
    manifest[field] = parse(value)
    if (manifest[field] === undefined) return { refusal: refusalOf(nameOf(input), field, value) }
  }
  for (const field of ['load', 'finds'] as const) {
    const method = manifest[field] as (() => unknown) | undefined
    if (method !== undefined) manifest[field] = () => method.call(input)
  }
  return { manifest: Object.freeze(manifest) as PluginManifest }
}

/** Names the plugin of a manifest in a message. It may be given anything. */
export function nameOf(input: unknown): string {
  return id(readField(input, 'id')) ?? 'a plugin without a usable id'
}

function refusalOf(plugin: string, field: string, value: unknown): Refusal {
  const found = value === unreadable ? 'not readable' : shown(value)
  return field === 'contract'
    ? { code: 'plugin/wrong-contract', context: { plugin, found } }
    : { code: 'plugin/malformed', context: { plugin, field, found } }
}
