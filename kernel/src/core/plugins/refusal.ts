import type { Failure } from '../errors/explained.js'

declare module '../open.js' {
  interface ErrorContexts {
    /** Without `expected`, the field is not of its kind. */
    'plugin/malformed': { readonly plugin: string; readonly field: string; readonly found: string; readonly expected?: string }
    'plugin/wrong-contract': { readonly plugin: string; readonly found: string }
    'plugin/duplicate': {
      readonly plugin: string
      readonly versions: readonly [registered?: string | undefined, refused?: string | undefined]
    }
    'plugin/conflict': { readonly plugin: string; readonly other: string; readonly kind: ExclusiveKind; readonly name: string }
    'plugin/cycle': { readonly plugin: string; readonly path: readonly string[] }
    'plugin/unknown-name': {
      readonly plugin: string
      readonly kind: 'slot' | 'feature'
      readonly name: string
      readonly known: readonly string[]
    }
  }
}

/** Things that one plugin alone may provide, serve, replace or add. */
export type ExclusiveKind = 'key' | 'view' | 'plugin' | 'feature'

/** Reasons for which a manifest is refused. */
export type RefusalCode =
  | 'plugin/malformed'
  | 'plugin/wrong-contract'
  | 'plugin/duplicate'
  | 'plugin/conflict'
  | 'plugin/cycle'
  | 'plugin/unknown-name'

/** A manifest that does not fit, and why. */
export type Refusal = Failure<RefusalCode>
