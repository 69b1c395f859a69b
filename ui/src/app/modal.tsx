import { Thread, observer, useKernel } from '@billfold/ui/kit'
import { useEffect, useLayoutEffect } from 'react'
import type { FunctionComponent } from 'react'

import { Grabber } from './grabber.js'
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
