import { type ExternalStore, type Feature, type FeatureState, type PartSource, featureStore, partStore } from '@billfold/headless'
import type { Billfold } from '@billfold/ui'

/** A store by the contract of Svelte: `$store` reads it, in a component of any version. */
export interface Readable<T> {
  /** Hands over the value: now, and whenever there is another one. Returns the undo. */
  readonly subscribe: (run: (value: T) => void) => () => void
}

/** Hands out a store as Svelte reads it. On a server its first value is all that there is. */
export function useStore<T>({ subscribe, getSnapshot, getServerSnapshot }: ExternalStore<T>): Readable<T> {
  return {
    subscribe(run) {
      if (typeof document === 'undefined') {
        run(getServerSnapshot())
        return () => undefined
      }
      let told = getSnapshot()
      run(told)
      const tell = (): void => {
        const value = getSnapshot()
        if (Object.is(told, value)) return
        told = value
        run(value)
      }
      const unsubscribe = subscribe(tell)
      // It may have changed by being followed.
      tell()
      return unsubscribe
    },
  }
}

/** A feature of a plugin. */
export function useFeature<S>(billfold: Billfold, feature: Feature<S>): Readable<FeatureState<S>> {
  return useStore(featureStore(billfold, feature))
}

/** A part of what a handle knows. */
export function usePart<A extends readonly unknown[], T>(
  billfold: Billfold,
  read: (source: PartSource, ...given: A) => T,
  given: A,
): Readable<T> {
  return useStore(partStore(billfold, (source) => read(source, ...given)))
}
