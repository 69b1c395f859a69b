import { type ExternalStore, type Feature, type FeatureState, type PartSource, featureStore, partStore } from '@billfold/headless'
import type { Billfold } from '@billfold/ui'
import { useMemo, useSyncExternalStore } from 'react'

/** Draws a component again whenever a store has another value. */
export function useStore<T>({ subscribe, getSnapshot, getServerSnapshot }: ExternalStore<T>): T {
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
}

/** A feature of a plugin, as it is now. */
export function useFeature<S>(billfold: Billfold, feature: Feature<S>): FeatureState<S> {
  return useStore(featureStore(billfold, feature))
}

/** A part of what a handle knows, as it is now. */
export function usePart<A extends readonly unknown[], T>(billfold: Billfold, read: (source: PartSource, ...given: A) => T, given: A): T {
  return useStore(useMemo(() => partStore(billfold, (source) => read(source, ...given)), [billfold, read, ...given]))
}
