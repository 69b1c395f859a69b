import { reaction } from 'mobx'
import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { useShell } from './shell-context.js'
import { frameIn } from './frame-in.js'

/**
 * Moves the focus with the views. Into a new one: to its one field, or its heading, so that its name is said. Back to one: to
 * what had the focus there. When the modal opens: to the heading.
 */
export function useFocusOfView(place: RefObject<HTMLElement | null>): void {
  const { stage, kernel, card, first } = useShell()
  const left = useRef(new Map<number, Element>())
  const hasTakenOver = useRef(false)
  // A scene is another one each time it is gone to, also when the visitor was back before the next view had come.
  const { shown } = stage

  useLayoutEffect(() => {
    const key = shown?.visit.key
    const isHere = shown?.view !== undefined || shown?.failure !== undefined
    const frame = frameIn(place.current, key)
    if (key === undefined || frame === undefined || !isHere) return undefined
    const known = left.current.get(key)
    // Nobody comes back to what has left the history, and what had the focus there would keep its whole view.
    for (const other of left.current.keys()) {
      if (!stage.scenes.some(({ visit }) => visit.key === other)) left.current.delete(other)
    }
    const isGone = known?.isConnected === false
    // Only the view that is taken over may have been walked through before.
    const isTakenOver = first !== undefined && !hasTakenOver.current
    hasTakenOver.current = true
    // A view may be drawn before the modal opens, and is the one to come back to all the same.
    if (kernel.modal.isOpen) {
      const again = isGone ? sameIn([frame, card.querySelector('[part~="header"]')], known) : known
      // It may be pressed again without another move of the focus.
      left.current.set(key, focusFirst(frame, again ?? (isTakenOver ? focusedIn(card) : undefined)))
    }
    const remember = ({ target }: FocusEvent): void => {
      // The header may belong to the next view already, which is on its way.
      if (target instanceof Element && kernel.router.current === shown?.visit.entry) left.current.set(key, target)
    }
    // In the whole card: the way on may be in its header.
    card.addEventListener('focusin', remember)
    return () => card.removeEventListener('focusin', remember)
  }, [place, kernel, card, stage, shown, first])

  useLayoutEffect(
    () =>
      reaction(
        () => kernel.modal.isOpen,
        (isOpen) => {
          const frame = frameIn(place.current, stage.shown?.visit.key)
          if (frame === undefined) return
          // Whoever shows the dialog listens to the same change.
          if (isOpen) queueMicrotask(() => focusFirst(frame))
          // The next opening begins at its top.
          else frame.querySelector('[data-scroller]')?.scrollTo(0, 0)
        },
      ),
    [place, kernel, stage],
  )
}

/** The element that has the focus already: a visitor may have moved it in the view that was taken over. */
function focusedIn(card: HTMLElement): Element | undefined {
  const { activeElement } = card.getRootNode() as ShadowRoot
  return activeElement !== null && card.contains(activeElement) ? activeElement : undefined
}

/** Focuses what comes first in a view: what had the focus there, its one field, or its heading. */
export function focusFirst(frame: HTMLElement, again?: Element): Element {
  const field = matchMedia('(pointer: coarse)').matches ? null : frame.querySelector('[data-autofocus]')
  const target = again ?? field ?? frame.querySelector('h1') ?? frame
  const { activeElement } = frame.getRootNode() as ShadowRoot
  if (target instanceof HTMLElement && target !== activeElement) target.focus({ preventScroll: target.tagName === 'H1' })
  return target
}

/** The control that has taken the place of one that is gone. */
function sameIn(places: readonly (Element | null)[], gone: Element): Element | undefined {
  const key = gone.getAttribute('data-key')
  if (key === null) return undefined
  return places.map((place) => place?.querySelector(`[data-key="${CSS.escape(key)}"]`)).find((found) => found instanceof Element)
}
