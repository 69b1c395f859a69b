import { kernelKey } from '@billfold/kernel'
import { useEffect, useReducer } from 'react'

import { useKernel } from '../kernel/kernel-context.js'

/** Reads seconds that run down, in an observer: again each second, until they are over, and not while nobody can see them. */
export function useSecondsLeft(read: () => number): number {
  const { get, modal } = useKernel()
  const { isOpen } = modal
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const seconds = read()
  useEffect(() => (seconds > 0 && isOpen ? get(kernelKey('clock')).after(1_000, tick) : undefined))
  return seconds
}
