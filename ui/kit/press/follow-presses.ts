/** Longest time that a press is waited for, and its click after it was let go, in milliseconds. A browser may first wait for a second tap. */
const longest = { press: 5_000, click: 350 } as const

const controls = 'a, button, input, label, select, textarea'

/** Tells when a pointer presses a control in an element, and when that is over: let go, and its click heard. Returns the undo. */
export function followPresses(element: HTMLElement, tell: (isPressed: boolean) => void): () => void {
  const listening = new AbortController()
  let press: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (): void => {
    press?.abort()
    press = undefined
    tell(false)
  }
  const endIn = (milliseconds: number): void => {
    clearTimeout(timer)
    timer = setTimeout(end, milliseconds)
  }
  const begin = ({ button, target }: PointerEvent): void => {
    if (button !== 0 || !(target instanceof Element) || target.closest(controls) === null) return
    endIn(longest.press)
    if (press !== undefined) return
    press = new AbortController()
    const { signal } = press
    // On the window and on the way down: the modal keeps its events from the page. A click is heard there first, and ends afterwards.
    addEventListener('pointerup', () => endIn(longest.click), { capture: true, signal })
    for (const type of ['click', 'pointercancel']) addEventListener(type, () => endIn(0), { capture: true, signal })
    tell(true)
  }
  element.addEventListener('pointerdown', begin, { signal: listening.signal })
  return () => {
    listening.abort()
    clearTimeout(timer)
    if (press !== undefined) end()
  }
}
