import type { BillfoldElement } from './billfold-element.js'
import type { Billfold } from '../handle/billfold.js'
import { report } from '../handle/report.js'

/** What stands in an element of ours. */
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

/** What is dispatched on the document when a handle comes or goes. */
export const handlesChanged = 'billfold-handles'

/** By name and not in this module: elements and handle may come from two copies of it. */
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

/** The handle of an element: its own, that of the nearest element around it that has one, else the only one of the page. */
export function handleOf(element: HTMLElement, mayBeSaidYet: boolean = true): PageHandle | undefined {
  const handles = (document as Page)[key] ?? []
  for (let node: Node | null = element; node; node = node.parentNode ?? (node as ShadowRoot).host) {
    const { billfold: named } = node as { readonly billfold?: unknown }
    if (named) return handles.find(({ billfold }) => billfold === named)
  }
  if (handles.length < 2) return handles[0]
  // Which one is meant can be said only after the second was made, and frameworks say it after they have placed the element.
  if (mayBeSaidYet) setTimeout(() => element.isConnected && handleOf(element, false))
  else report('More than one handle: say which by element.billfold = handle', element)
  return undefined
}
