import { isKernelKey } from '../services/tokens.js'
import { type PluginManifest, contractVersion } from './manifest.js'
import { type Parse, aFunction, either, listOf, matching, oneOf, record } from '../parse.js'

/** What a field of a manifest must be, for a message and for the parser. */
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
  namespaces: ['a list of chain families such as eip155', listOf(matching(/^[-a-z0-9]{3,8}$/))],
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
