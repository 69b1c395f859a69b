import { useEffect } from 'react'

import { frameIn } from './frame-in.js'
import { useShell } from './shell-context.js'

/** Names the dialog by the title of the view that is shown, whatever that becomes. */
export function useDialogName(): void {
  const { card, stage } = useShell()
  const { shown } = stage
  useEffect(() => {
    const dialog = card.closest('dialog')
    const tell = (): void => {
      const title = frameIn(card, shown?.visit.key)?.querySelector('h1')?.textContent
      if (dialog && title && title !== dialog.ariaLabel) dialog.ariaLabel = title
    }
    tell()
    const watcher = new MutationObserver(tell)
    watcher.observe(card, { childList: true, characterData: true, subtree: true })
    return () => watcher.disconnect()
  }, [card, shown])
}
