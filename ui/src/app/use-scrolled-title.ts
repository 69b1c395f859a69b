import { useEffect, useState } from 'react'

import { frameIn } from './frame-in.js'
import { useShell } from './shell-context.js'

/** The heading of the view, while it is scrolled out of sight. */
export function useScrolledTitle(): string | undefined {
  const { card, stage } = useShell()
  const [title, setTitle] = useState<string>()
  const { shown } = stage

  useEffect(() => {
    const frame = frameIn(card, shown?.visit.entry.key)
    const heading = frame?.querySelector('h1') ?? undefined
    setTitle(undefined)
    if (heading === undefined) return undefined
    const observer = new IntersectionObserver(
      ([seen]) => setTitle(seen?.isIntersecting === false && seen.intersectionRatio === 0 ? heading.textContent : undefined),
      { root: frame?.querySelector('[data-scroller]') ?? null },
    )
    observer.observe(heading)
    return () => observer.disconnect()
  }, [card, shown])

  return title
}
