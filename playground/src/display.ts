import { forceMedia } from './forced-media.js'

/** How a page of the playground is read, besides its theme. */
export interface Display {
  /** Per cent of the usual size. */
  readonly text: '100' | '125' | '150' | '200'
  readonly motion: 'system' | 'reduced'
  readonly contrast: 'system' | 'more'
}

/** What can be chosen, and what each is called. */
export const displayWords: { readonly [Name in keyof Display]: Readonly<Record<Display[Name], string>> } = {
  text: { 100: '100 %', 125: '125 %', 150: '150 %', 200: '200 %' },
  motion: { system: 'System', reduced: 'Reduced' },
  contrast: { system: 'System', more: 'More' },
}

/** As the visitor's system has it. */
const usual: Display = { text: '100', motion: 'system', contrast: 'system' }

const key = 'billfold-playground/display'

/** What was chosen earlier, on this browser. */
export function storedDisplay(): Display {
  const read = (): unknown => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '{}')
    } catch {
      // Storage is denied in a sandboxed frame, or somebody else wrote there: the page is then as the system has it.
      return {}
    }
  }
  const stored = read() as Partial<Record<keyof Display, string>>
  const valid = (Object.keys(displayWords) as (keyof Display)[]).filter((name) => Object.hasOwn(displayWords[name], stored[name] ?? ''))
  return { ...usual, ...Object.fromEntries(valid.map((name) => [name, stored[name]])) }
}

/** Style sheets arrive with their views: those that came later are seen to this often. */
const interval = 300
let following: ReturnType<typeof setInterval> | undefined

/** Shows the page, and the modal in it, as chosen, and keeps the choice where it can be kept. */
export function applyDisplay(display: Display): void {
  const { documentElement: root } = document
  root.dataset['text'] = display.text
  // The size of the modal's text: 10px is the usual one.
  root.style.setProperty('--billfold-font-size', `${Number(display.text) / 10}px`)
  const forced = { isMotionReduced: display.motion === 'reduced', hasMoreContrast: display.contrast === 'more' }
  forceMedia(forced)
  clearInterval(following)
  following = forced.isMotionReduced || forced.hasMoreContrast ? setInterval(() => forceMedia(forced), interval) : undefined
  try {
    localStorage.setItem(key, JSON.stringify(display))
  } catch {
    // Nothing is lost but the choice at the next visit.
    return
  }
}
