import { useEffect } from 'react'

import { frameIn } from './frame-in.js'
import { focusFirst } from './use-focus-of-view.js'
import { useShell } from './shell-context.js'

/** Takes the focus back into the view when the control that has it goes away: a browser would leave it to the page. */
export function useKeptFocus(): void {
  const { card, stage } = useShell()
  useEffect(() => {
    let had: Element | undefined
    const remember = ({ target }: Event): void => void (had = target as Element)
    const watcher = new MutationObserver(() => {
      // What a visitor has gone to meanwhile keeps the focus.
      if (had?.isConnected !== false || document.activeElement !== document.body) return
      const frame = frameIn(card, stage.shown?.visit.key)
      if (frame !== undefined) focusFirst(frame)
    })
    watcher.observe(card, { childList: true, subtree: true })
    card.addEventListener('focusin', remember)
    return () => {
      watcher.disconnect()
      card.removeEventListener('focusin', remember)
    }
  }, [card, stage])
}
