import type { ReactElement, ReactNode, Ref } from 'react'

import { Thread, type ThreadState } from '../../kit/thread/thread.js'
import { styles } from './modal.module.css'
import { styles as said } from './toast-line.module.css'
import { styles as host } from './view-host.module.css'

/** The outer elements of the card, without a state of their own: the first view and React draw the same nodes. */

export interface ModalFrameProps {
  readonly thread: ThreadState
  /** Part of the page: there is no sheet to pull away. */
  readonly isEmbedded: boolean
  readonly grip?: Ref<HTMLDivElement> | undefined
  /** The bar, the views, and what is said in passing. */
  readonly children: ReactNode
}

export function ModalFrame({ thread, isEmbedded, grip, children }: ModalFrameProps): ReactElement {
  return (
    <div className={styles['modal']}>
      <Thread state={thread} />
      {!isEmbedded && <div ref={grip} className={styles['grabber']} />}
      {children}
    </div>
  )
}

export interface ViewsFrameProps {
  readonly ref?: Ref<HTMLDivElement> | undefined
  /** The place of the picture of a view that goes. */
  readonly ghosts?: Ref<HTMLDivElement> | undefined
  readonly children: ReactNode
}

export function ViewsFrame({ ref, ghosts, children }: ViewsFrameProps): ReactElement {
  return (
    <div ref={ref} className={host['host']}>
      {children}
      <div ref={ghosts} className={host['ghosts']} aria-hidden="true" inert />
    </div>
  )
}

export interface ViewPlaceProps {
  readonly view: string
  readonly visit: number | ''
  readonly scroller?: Ref<HTMLDivElement> | undefined
  /** What stands under the view, and does not scroll with it. */
  readonly footer: ReactNode
  readonly children: ReactNode
}

export function ViewPlace({ view, visit, scroller, footer, children }: ViewPlaceProps): ReactElement {
  return (
    <div className={host['frame']} data-view={view} data-visit={visit}>
      <div ref={scroller} className={host['scroller']} data-scroller="">
        {children}
      </div>
      {footer}
    </div>
  )
}

export interface SaidFrameProps {
  readonly ref?: Ref<HTMLDivElement> | undefined
  readonly status?: ReactNode
  readonly alert?: ReactNode
  readonly onEnter?: () => void
  readonly onLeave?: () => void
}

/** What is said in passing. It stays while one points at it or has the focus in it. */
export function SaidFrame({ ref, status, alert, onEnter, onLeave }: SaidFrameProps): ReactElement {
  return (
    <div className={said['place']} onPointerEnter={onEnter} onPointerLeave={onLeave} onFocus={onEnter} onBlur={onLeave}>
      <div ref={ref} className={said['said']}>
        <div role="status">{status}</div>
        <div role="alert">{alert}</div>
      </div>
    </div>
  )
}
