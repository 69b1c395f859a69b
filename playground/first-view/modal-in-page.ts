import { vi } from 'vitest'

/** The modal that stands in the page, as a test looks at it. */
export const shadow = (): ShadowRoot | null | undefined => document.querySelector('billfold-modal')?.shadowRoot

export const inModal = (selector: string): HTMLElement | null => shadow()?.querySelector<HTMLElement>(selector) ?? null

/** True for a node that React draws, or has taken over. */
export const isReacts = (element: Element | null): boolean => Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber'))

/** Waits until something is there. */
export function seen<T>(find: () => T | null | undefined | false): Promise<T> {
  const look = (): T => {
    const found = find()
    if (found === null || found === undefined || found === false) throw new Error(`not seen: ${String(find)}`)
    return found
  }
  return vi.waitFor(look, { timeout: 90_000, interval: 5 })
}

/** Waits for what moves to its place. What breathes while it waits never ends. */
export async function atRest(): Promise<void> {
  const moving = (shadow()?.getAnimations() ?? []).filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

/** Puts a finger on an element: nothing is taken over until it is let go. */
export function hold(element: Element): () => void {
  const send = (type: string): void => void element.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }))
  send('pointerdown')
  return () => send('pointerup')
}

/** Waits until the page has been painted with everything that has happened in it. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

/** Frames without a change after which nothing is on its way any more. */
const quietFrames = 10

/** Waits until nothing changes in the modal any more: what is slow on a busy machine is waited for. */
export async function still(): Promise<void> {
  let quiet = 0
  const watching = new MutationObserver(() => (quiet = 0))
  watching.observe(shadow() as ShadowRoot, { attributes: true, characterData: true, childList: true, subtree: true })
  for (; quiet < quietFrames; quiet += 1) await painted()
  watching.disconnect()
}
