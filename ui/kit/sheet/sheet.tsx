import { useEffect, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { useTranslate } from '../environment/use-translate.js'
import { kitMessages } from '../messages/kit-messages.js'
import { dragToClose } from './drag-to-close.js'
import { styles } from './sheet.module.css'

export interface SheetProps {
  readonly children: ReactNode
  readonly onClose: () => void
}

/** The card as it stands on a phone: at the lower edge, to be pulled down by its grabber. */
export function Sheet({ children, onClose }: SheetProps): ReactElement {
  const say = useTranslate(kitMessages)
  const panel = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (panel.current === null || handle.current === null) return undefined
    return dragToClose({ handle: handle.current, panel: panel.current, onClose })
  }, [onClose])

  return (
    <div ref={panel} className={styles['sheet']} part="sheet">
      {/* For a keyboard or a screen reader it is a button; a finger pulls. */}
      <button
        ref={handle}
        type="button"
        className={styles['handle']}
        aria-label={say('dragToClose')}
        onClick={({ detail }) => detail === 0 && onClose()}
      />
      <div className={styles['body']}>{children}</div>
    </div>
  )
}
