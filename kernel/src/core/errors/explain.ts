import { type BillfoldError, type ErrorFactory, errorFactory } from './billfold-error.js'
import { nearestKnown } from './nearest.js'
import { contractVersion, type PluginManifest } from '../plugins/manifest.js'
import type { ExclusiveKind } from '../plugins/refusal.js'
import type { ExplainedCode, Failure } from './explained.js'

/** Makes the error of a failure: it says who, what was found, and what to do. Loaded with the first of them. */
export function explain({ code, context }: Failure): BillfoldError {
  return errorOf(code, context as never)
}

const id = 'an id such as feature.swap'
const keys = 'a list of keys of services'

/** Value that each field of a manifest must have. */
const expectations: { readonly [K in keyof PluginManifest]-?: string } = {
  id,
  contract: `${contractVersion}`,
  version: 'a text of one line',
  namespaces: 'a list of chain families',
  feature: 'the name of a feature',
  requires: keys,
  uses: keys,
  provides: `${keys}, none of which starts with 'kernel.'`,
  replaces: id,
  views: 'a list of view names such as WalletSend',
  slots: 'a list of slot entries',
  opensSlots: 'a list of slot names such as account.actions',
  addsFeatures: 'a list of features with a key, a kind and a fallback of that kind',
  reaches: 'a list of objects with an endpoint, a host, nodes, an rpc or a stored',
  finds: 'a function',
  loadOn: 'a list of start, open, idle, framed, namespace:<family> or stored:<key>',
  load: 'a function that imports the plugin',
}

const verbs: Readonly<Record<ExclusiveKind, string>> = {
  key: 'provide',
  view: 'serve the view',
  plugin: 'replace',
  feature: 'add the feature',
}

const unnumbered = 'without a number'

const errorOf: ErrorFactory<ExplainedCode> = errorFactory({
  'plugin/malformed': ({ plugin, field, found, expected = expectations[field as keyof PluginManifest] }) => ({
    message: `The manifest of ${plugin} is not usable: '${field}' is ${found}, and must be ${expected}.`,
    remedy: `Correct '${field}' in the manifest.`,
  }),
  'plugin/wrong-contract': ({ plugin, found }) => ({
    message: `${plugin} was built for contract ${found}; this kernel has contract ${contractVersion}.`,
    remedy: `Install a version of ${plugin} that says 'contract: ${contractVersion}', or the kernel that it was built for.`,
  }),
  'plugin/duplicate': ({ plugin, versions: [registered = unnumbered, refused = unnumbered] }) => ({
    message: `${plugin} is registered already: version ${registered} is in use, version ${refused} was refused.`,
    remedy: 'Register it once, or unregister the first one before.',
  }),
  'plugin/conflict': ({ plugin, other, kind, name }) => ({
    message: `${plugin} and ${other} both ${verbs[kind]} '${name}'.`,
    remedy: `Register one of them, or say "replaces: '${other}'" in the manifest of ${plugin}.`,
  }),
  'plugin/cycle': ({ plugin, path }) => ({
    message: `${plugin} closes a cycle: ${path.join(' → ')}.`,
    remedy: "Move one of the keys from 'requires' to 'uses', or what both need into a third plugin.",
  }),
  'plugin/unknown-name': ({ plugin, kind, name, known }) => ({
    message: `${plugin} names the ${kind} '${name}', which nobody declares.${nearestKnown(name, known)}`,
    remedy: 'Correct the name, or register the plugin that brings it first.',
  }),
  'plugin/unknown': ({ plugin, known }) => ({
    message: `No plugin '${plugin}' is registered.${nearestKnown(plugin, known)}`,
    remedy: 'Register it first.',
  }),
  'view/unknown': ({ view, known }) => ({
    message: `No registered plugin serves the view '${view}'.${nearestKnown(view, known)}`,
    remedy: `Register a plugin that lists '${view}' in 'views'.`,
  }),
  'view/closed': ({ view, plugin }) => ({
    message: `${plugin} was stopped while its view '${view}' was asked for.`,
    remedy: 'Ask again.',
  }),
})
