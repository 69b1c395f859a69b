import type { ErrorCode } from '../open.js'
import { type ErrorFactory, errorFactory } from '../errors/billfold-error.js'
import { contractVersion } from './manifest.js'
import type { RunningErrorCode } from './running-errors.js'

declare module '../open.js' {
  interface ErrorContexts {
    'plugin/malformed': { readonly plugin: string; readonly field: string; readonly expected: string; readonly found: string }
    'plugin/wrong-contract': { readonly plugin: string; readonly found: string }
    'plugin/duplicate': { readonly plugin: string; readonly versions: readonly [registered: string, refused: string] }
    'plugin/conflict': { readonly plugin: string; readonly other: string; readonly what: string }
    'plugin/cycle': { readonly plugin: string; readonly path: readonly string[] }
    'plugin/unknown-name': { readonly plugin: string; readonly kind: 'slot' | 'feature'; readonly name: string; readonly hint: string }
    'plugin/missing-provider': { readonly plugin: string; readonly key: string }
    'plugin/not-active': { readonly plugin: string; readonly key: string }
  }
}

/** Makes the failures of a plugin before its code is loaded. Every message names it, what was found, and what to do. */
export const pluginError: ErrorFactory<Exclude<Extract<ErrorCode, `plugin/${string}`>, RunningErrorCode>> = errorFactory({
  'plugin/malformed': ({ plugin, field, expected, found }) => ({
    message: `The manifest of ${plugin} is not usable: '${field}' is ${found}, and must be ${expected}.`,
    remedy: `Correct '${field}' in the manifest.`,
  }),
  'plugin/wrong-contract': ({ plugin, found }) => ({
    message: `${plugin} was built for contract ${found}; this kernel has contract ${contractVersion}.`,
    remedy: `Install a version of ${plugin} that says 'contract: ${contractVersion}', or the kernel that it was built for.`,
  }),
  'plugin/duplicate': ({ plugin, versions: [registered, refused] }) => ({
    message: `${plugin} is registered already: version ${registered} is in use, version ${refused} was refused.`,
    remedy: 'Register it once, or unregister the first one before.',
  }),
  'plugin/conflict': ({ plugin, other, what }) => ({
    message: `${plugin} and ${other} both ${what}.`,
    remedy: `Register one of them, or say "replaces: '${other}'" in the manifest of ${plugin}.`,
  }),
  'plugin/cycle': ({ plugin, path }) => ({
    message: `${plugin} closes a cycle: ${path.join(' → ')}.`,
    remedy: "Move one of the keys from 'requires' to 'uses', or what both need into a third plugin.",
  }),
  'plugin/unknown-name': ({ plugin, kind, name, hint }) => ({
    message: `${plugin} names the ${kind} '${name}', which nobody declares.${hint}`,
    remedy: 'Correct the name, or register the plugin that brings it first.',
  }),
  'plugin/missing-provider': ({ plugin, key }) => ({
    message: `${plugin} requires '${key}', and no registered plugin provides it.`,
    remedy: `Register a plugin that lists '${key}' in 'provides'.`,
  }),
  'plugin/not-active': ({ plugin, key }) => ({
    message: `'${key}' is provided by ${plugin}, which does not run.`,
    remedy: `Wait for plugins.activate('${plugin}') first.`,
  }),
})
