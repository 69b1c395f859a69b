import { loadTwice } from '../host/handle/load-twice.js'

type Fit = (root: HTMLElement) => void

/** Keeps the accent of roots readable. The sums for it arrive with the first page that has an accent of its own. */
export function createAccents(onFailure: (reason: unknown) => void): Fit {
  const waiting = new Set<HTMLElement>()
  let fit: Fit | undefined
  const bring = async (): Promise<void> => {
    try {
      fit = (await loadTwice(() => import('../../styles/apply-accent.js'))).applyAccent
      for (const root of waiting) fit(root)
    } catch (reason) {
      // It stays as the page has it; the next change tries again.
      onFailure(reason)
    }
    waiting.clear()
  }
  return (root) => {
    if (fit !== undefined) return fit(root)
    if (getComputedStyle(root).getPropertyValue('--billfold-accent').trim() === '') return
    waiting.add(root)
    if (waiting.size === 1) void bring()
  }
}
