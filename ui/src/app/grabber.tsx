import { dragToClose, useKernel } from '@billfold/ui/kit'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'

import { styles } from './modal.module.css'

/** Where a finger takes hold of the sheet to pull it away, on a phone. Everybody else has the button to close. */
export function Grabber({ card }: { readonly card: HTMLElement }): ReactElement {
  const { modal } = useKernel()
  const handle = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (handle.current === null) return undefined
    return dragToClose({ handle: handle.current, panel: card, onClose: () => void modal.requestClose() })
  }, [card, modal])

  return <div ref={handle} className={styles['grabber']} />
}
