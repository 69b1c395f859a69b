import type { Loaded } from './resource-options.js'

/** True until the first answer has come or failed to: nothing is known yet, and nothing is wrong. */
export function isFirstLoading({ value, phase }: Pick<Loaded<unknown>, 'value' | 'phase'>): boolean {
  return value === undefined && (phase === 'idle' || phase === 'loading')
}
