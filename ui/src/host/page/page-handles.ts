import type { BillfoldElement } from './billfold-element.js'
import type { Billfold } from '../handle/billfold.js'
import { pageClock } from '../handle/page-clock.js'
import { report } from '../handle/report.js'

/** The content of an element of ours. */
export interface Attached {
  /** An attribute changed. */
  redraw?(): void
  detach(): void
}

/** A handle as the elements of the page know it. */
export interface PageHandle {
  readonly billfold: Billfold
  /** Fills an element of ours. */
  attach(element: BillfoldElement): Attached | undefined
}

/** The event that the document dispatches when a handle comes or goes. */
export const handlesChanged = 'billfold-handles'

/** Found by a name on the document and not in this module: elements and handle may come from two copies of it. */
const key = Symbol.for(handlesChanged)

type Page = Document & { [name in typeof key]?: readonly PageHandle[] | undefined }

/** Makes a handle known to the elements of the page. Returns the undo. */
export function addHandle(handle: PageHandle): () => void {
  const page = document as Page
  const change = (handles: readonly PageHandle[]): void => {
    page[key] = handles
    page.dispatchEvent(new Event(handlesChanged))
  }
  change([...(page[key] ?? []), handle])
  return () => change((page[key] ?? []).filter((other) => other !== handle))
}

/** Finds the handle of an element: its own, that of the nearest element around it that has one, else the only one of the page. */
export function findHandle(element: HTMLElement, mayBeNamedYet: boolean = true): PageHandle | undefined {
  const handles = (document as Page)[key] ?? []
  for (let node: Node | null = element; node; node = node.parentNode ?? (node as ShadowRoot).host) {
    const { billfold: named } = node as { readonly billfold?: unknown }
    if (named) return handles.find(({ billfold }) => billfold === named)
  }
  if (handles.length < 2) return handles[0]
  // A page names it only after the second handle was made, and frameworks do so after they have placed the element.
  if (mayBeNamedYet) pageClock.after(0, () => element.isConnected && findHandle(element, false))
  else report('More than one handle: say which by element.billfold = handle', element)
  return undefined
}
