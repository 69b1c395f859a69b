import { useEffect, useState } from 'react'

/** Nothing yet, the outline, or the thing itself. */
export type LoadingPhase = 'waiting' | 'skeleton' | 'content'

/** An arrival faster than this needs no outline, in milliseconds. */
const skeletonDelay = 200

/** An outline that was seen stays this long: a flash is worse than a wait. */
const skeletonLeast = 300

/** Decides what to show while something loads, so that nothing flickers. `isSeen`: its outline stands already. */
export function useSteadyLoading(isLoading: boolean, isSeen = false): LoadingPhase {
  const [shownAt, setShownAt] = useState(() => (isLoading && isSeen ? performance.now() : undefined))

  useEffect(() => {
    if (isLoading === (shownAt !== undefined)) return undefined
    const wait = shownAt === undefined ? skeletonDelay : Math.max(0, skeletonLeast - (performance.now() - shownAt))
    const timer = setTimeout(() => setShownAt(isLoading ? performance.now() : undefined), wait)
    return () => clearTimeout(timer)
  }, [isLoading, shownAt])

  if (shownAt !== undefined) return 'skeleton'
  return isLoading ? 'waiting' : 'content'
}
