import { kernelKey } from '@billfold/kernel'
import { useEffect, useReducer } from 'react'

import { useKernel } from '../kernel/kernel-context.js'

/** Reads seconds that run down: again each second, until they are over. */
export function useSecondsLeft(read: () => number): number {
  const clock = useKernel().get(kernelKey('clock'))
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const seconds = read()
  useEffect(() => (seconds > 0 ? clock.after(1_000, tick) : undefined))
  return seconds
}
