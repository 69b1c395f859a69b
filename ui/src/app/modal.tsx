import { observer, useKernel, dragToClose, followPresses } from '@billfold/ui/kit'
import { useEffect, useLayoutEffect, useSyncExternalStore, type FunctionComponent, useRef, type RefObject } from 'react'

import { ModalFrame } from './card-frame.js'
import { Header } from './header.js'
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
  const grip = useGrip(card)

  useEffect(tellDrawn, [tellDrawn])
  useEffect(() => followPresses(card, (isPressed) => holdHeight(card, isPressed)), [card])
  useEffect(() => (isShaking ? shake(card) : undefined), [isShaking, card])

  const shown = stage.shown
  const isHolding = useIsHolding()
  const isWaiting =
    isHolding || kernel.modal.isLoading() || (shown !== undefined && shown.view === undefined && shown.failure === undefined)
  return (
    <>
      <Arrival />
      <ModalFrame thread={isWaiting ? 'pending' : (shown?.visit.thread ?? 'idle')} isEmbedded={kernel.options.isEmbedded} grip={grip}>
        <Header />
        <ViewHost />
        <ToastLine />
      </ModalFrame>
    </>
  )
})

/** True while a press from before there was a kernel waits to be carried out. */
function useIsHolding(): boolean {
  const { first } = useShell()
  return useSyncExternalStore(
    (listener) => first?.onChange(listener) ?? nothing,
    () => first?.isHolding ?? false,
    () => false,
  )
}

const nothing = (): void => undefined

/** Lets a finger pull the sheet away by the grip on it, on a phone. Everybody else has the button to close. */
function useGrip(card: HTMLElement): RefObject<HTMLDivElement | null> {
  const { modal } = useKernel()
  const grip = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (grip.current === null) return undefined
    return dragToClose({ handle: grip.current, panel: card, onClose: () => void modal.requestClose() })
  }, [card, modal])

  return grip
}

/** Keeps the card as high as it is while it is pressed: one that grows would move what is under the pointer. */
function holdHeight(card: HTMLElement, isHeld: boolean): void {
  card.style.blockSize = isHeld ? `${card.getBoundingClientRect().height}px` : ''
}
