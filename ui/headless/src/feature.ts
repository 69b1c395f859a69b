import type { Key, PluginManifest } from '@billfold/kernel'
import type { Loaded } from '@billfold/kernel/data'

/** What a member of a service is: a value that changes, something that is loaded, or a function. */
export type MemberKind<T> = NonNullable<T> extends (...given: never) => unknown ? 'action' : T extends Loaded<unknown> ? 'loaded' : 'state'

/**
 * A feature as frameworks read it: the key of its service, and the kind of each member of that. The compiler holds it against the contract of the
 * plugin, so that no member is forgotten or misspelled.
 */
export interface Feature<S> {
  readonly key: Key<S>
  readonly members: { readonly [N in keyof S]-?: MemberKind<S[N]> }
  /** The plugin that brings the service, where it is none of the host's. */
  readonly plugin?: () => PluginManifest
}

type NamesOf<S, K> = { [N in keyof S]-?: MemberKind<S[N]> extends K ? N : never }[keyof S]

/** Values of a feature; undefined until its service is there. */
export type FeatureValues<S> = { readonly [N in NamesOf<S, 'state' | 'loaded'>]: S[N] | undefined }

/** Functions of a feature. Each loads the service if need be, and so gives a promise. */
export type FeatureActions<S> = {
  readonly [N in NamesOf<S, 'action'>]: NonNullable<S[N]> extends (...given: infer A) => infer R
    ? (...given: A) => Promise<Awaited<R>>
    : never
}

/** How a feature stands. `absent`: no plugin of the page that takes part has it. */
export type Readiness = 'idle' | 'loading' | 'ready' | 'absent' | 'failed'

/** How far a feature is loaded. */
export interface FeatureProgress {
  readonly readiness: Readiness
  /** What kept it from being loaded; undefined unless that failed. The next action tries again. */
  readonly failure: unknown
  /** Loads it now. Never rejects: what came of it is in `readiness`. */
  readonly load: () => Promise<void>
}

/** A feature at one moment: its values and functions, and how far it is loaded. A part that did not change is the same object as before. */
export type FeatureState<S> = FeatureValues<S> & FeatureActions<S> & FeatureProgress

/** The state of a row of the table: `StateOf<typeof sendFeature>`. */
export type StateOf<F> = F extends Feature<infer S> ? FeatureState<S> : never
