import type { Kernel, RouterEntry } from '@billfold/kernel'
import { createContext, useContext } from 'react'
import type { Context, RefObject } from 'react'

import type { ThreadState } from '../thread/thread.js'
import { useKernel } from './kernel-context.js'

/** One visit of a view: from the moment the router goes there until it is no longer in the history. */
export interface ViewScope {
  readonly entry: RouterEntry
  /** Undone when the visit is over. */
  onLeave(undo: () => void): void
  /** Says how things stand: along the upper edge of the card, while this visit is the one that is seen. */
  tell(thread: ThreadState): void
  /** Makes something once per visit. */
  once<T>(create: CreateForVisit<T>, kernel: Kernel): T
}

/** Makes what a visit keeps. A function of its own and not one written in the component: it is what the result is found by. */
export type CreateForVisit<T> = (kernel: Kernel, scope: ViewScope) => T

export const ViewScopeContext: Context<ViewScope | undefined> = createContext<ViewScope | undefined>(undefined)

/** Keeps something for as long as the view is in the history, also while another one covers it: usually its store. */
export function useVisit<T>(create: CreateForVisit<T>): T {
  const kernel = useKernel()
  const scope = useContext(ViewScopeContext)
  if (scope === undefined) throw new Error('useVisit needs a view around it that the modal has opened.')
  return scope.once(create, kernel)
}

export const ViewScrollerContext: Context<RefObject<HTMLElement | null> | undefined> = createContext<
  RefObject<HTMLElement | null> | undefined
>(undefined)

/** Finds the element that scrolls the view: for a long list that scrolls with everything above it. */
export function useViewScroller(): RefObject<HTMLElement | null> | undefined {
  return useContext(ViewScrollerContext)
}
