import type { Billfold } from '@billfold/ui'

import { usePart } from './use-part.js'

/** Whether the modal stands, and what opens and closes it. */
export interface ModalState {
  readonly isOpen: boolean
  readonly open: Billfold['open']
  readonly close: Billfold['close']
}

/** Whether the modal stands, and how to open and close it. */
export function useModal(billfold: Billfold): ModalState {
  const isOpen = usePart(billfold, (snapshot) => snapshot.isOpen)
  return { isOpen, open: billfold.open, close: billfold.close }
}
