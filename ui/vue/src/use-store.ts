import { type ExternalStore, type Feature, type FeatureState, type PartSource, featureStore, partStore } from '@billfold/headless'
import type { Billfold } from '@billfold/ui'
import { type ShallowRef, getCurrentScope, onScopeDispose, shallowRef } from 'vue'

/** Follows a store until the component, or the scope around it, is gone. On a server nothing is followed. */
export function useStore<T>({ subscribe, getSnapshot, getServerSnapshot }: ExternalStore<T>): Readonly<ShallowRef<T>> {
  if (typeof document === 'undefined') return shallowRef(getServerSnapshot())
  const state = shallowRef(getSnapshot())
  const unsubscribe = subscribe(() => (state.value = getSnapshot()))
  // It may have changed by being followed.
  state.value = getSnapshot()
  if (getCurrentScope() !== undefined) onScopeDispose(unsubscribe)
  return state
}

/** A feature of a plugin. */
export function useFeature<S>(billfold: Billfold, feature: Feature<S>): Readonly<ShallowRef<FeatureState<S>>> {
  return useStore(featureStore(billfold, feature))
}

/** A part of what a handle knows. */
export function usePart<A extends readonly unknown[], T>(
  billfold: Billfold,
  read: (source: PartSource, ...given: A) => T,
  given: A,
): Readonly<ShallowRef<T>> {
  return useStore(partStore(billfold, (source) => read(source, ...given)))
}
