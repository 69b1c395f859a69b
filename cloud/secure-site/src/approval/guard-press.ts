import { VisibleTime } from './visible-time.js'

/** The observer's second version, which also tells whether something lies over a thing. */
interface ObserverOptions extends IntersectionObserverInit {
  readonly trackVisibility: boolean
  readonly delay: number
}

interface ObservedEntry extends IntersectionObserverEntry {
  /** Absent where the browser knows the first version only. */
  readonly isVisible?: boolean
}

export interface GuardedPress {
  /** What the person must see, the button among it. */
  readonly seen: readonly Element[]
  readonly button: HTMLButtonElement
  readonly pressed: () => void
  /** A press came before everything was seen for long enough. */
  readonly early: () => void
  readonly signal: AbortSignal
}

/** The least that the browser allows between two looks, in milliseconds. */
const delay = 100
/** What a browser rounds away at the edges of a thing. */
const almostAll = 0.99

/**
 * Lets a press count only when it is a person's, and all that it is about could be seen for a while. The page around the frame can cover it,
 * move it and cut it off: the browser tells that.
 */
export function guardPress({ seen, button, pressed, early, signal }: GuardedPress): void {
  const time = new VisibleTime(seen)
  const options: ObserverOptions = { threshold: [0, 0.5, almostAll, 1], trackVisibility: true, delay }
  const observer = new IntersectionObserver((entries: readonly ObservedEntry[]) => {
    for (const entry of entries) {
      const isWhole = entry.intersectionRatio >= almostAll
      time.note(entry.target, isWhole && (entry.isVisible ?? document.visibilityState === 'visible'), performance.now())
    }
  }, options)
  for (const element of seen) observer.observe(element)
  button.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return
      if (time.isEnough(performance.now())) pressed()
      else early()
    },
    { signal },
  )
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
}
