import { useEffect, useState } from 'react'

import { frameIn } from './frame-in.js'
import { useShell } from './shell-context.js'

/** The heading of the view, while it is scrolled out of sight. */
export function useScrolledTitle(): string | undefined {
  const { card, stage } = useShell()
  const [title, setTitle] = useState<string>()
  const { shown } = stage

  useEffect(() => {
    const frame = frameIn(card, shown?.visit.key)
    setTitle(undefined)
    const observer = new IntersectionObserver(
      (entries) => {
        const { target, isIntersecting, intersectionRatio } = entries.at(-1) ?? {}
        // A view that goes on to something else takes its heading along: the next one is watched then.
        if (target?.isConnected === false) watch()
        else setTitle(isIntersecting === false && intersectionRatio === 0 ? (target?.textContent ?? undefined) : undefined)
      },
      { root: frame?.querySelector('[data-scroller]') ?? null },
    )
    const watch = (): void => {
      observer.disconnect()
      setTitle(undefined)
      const heading = frame?.querySelector('h1')
      if (heading) observer.observe(heading)
    }
    watch()
    return () => observer.disconnect()
  }, [card, shown])

  return title
}
