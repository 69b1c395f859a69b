import { Thread, observer, useKernel, dragToClose, followPresses } from '@billfold/ui/kit'
import { useEffect, useLayoutEffect, type FunctionComponent, useRef, type ReactElement } from 'react'

import { Header } from './header.js'
import { styles } from './modal.module.css'
import { shake } from './motion.js'
import { useShell } from './shell-context.js'
import { ToastLine } from './toast-line.js'
import { ViewHost } from './view-host.js'

/** Stands before all others: what is measured by them is measured when they are alone. */
function Arrival(): undefined {
  const { takeOver } = useShell()
  useLayoutEffect(takeOver, [takeOver])
}

/** What stands in the card: the thread along its edge, the bar, the view, and what is said in passing. */
export const Modal: FunctionComponent = observer(function Modal() {
  const kernel = useKernel()
  const { card, stage, tellDrawn } = useShell()
  const { isShaking } = kernel.modal

  useEffect(tellDrawn, [tellDrawn])
  useEffect(() => followPresses(card, (isPressed) => holdHeight(card, isPressed)), [card])
  useEffect(() => (isShaking ? shake(card) : undefined), [isShaking, card])

  const shown = stage.shown
  const isWaiting = kernel.modal.isLoading() || (shown !== undefined && shown.view === undefined && shown.failure === undefined)
  return (
    <div className={styles['modal']}>
      <Arrival />
      <Thread state={isWaiting ? 'pending' : (shown?.visit.thread ?? 'idle')} />
      {!kernel.options.isEmbedded && <Grabber card={card} />}
      <Header />
      <ViewHost />
      <ToastLine />
    </div>
  )
})

/** Where a finger takes hold of the sheet to pull it away, on a phone. Everybody else has the button to close. */
function Grabber({ card }: { readonly card: HTMLElement }): ReactElement {
  const { modal } = useKernel()
  const handle = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (handle.current === null) return undefined
    return dragToClose({ handle: handle.current, panel: card, onClose: () => void modal.requestClose() })
  }, [card, modal])

  return <div ref={handle} className={styles['grabber']} />
}

/** Keeps the card as high as it is while it is pressed: one that grows would move what is under the pointer. */
function holdHeight(card: HTMLElement, isHeld: boolean): void {
  card.style.blockSize = isHeld ? `${card.getBoundingClientRect().height}px` : ''
}
