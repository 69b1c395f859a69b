import type { ViewModule, ViewName, Views } from '@billfold/kernel'
import type { FunctionComponent } from 'react'

import type { MessageSet } from '../locale/message-set.js'

/** Properties that a view is drawn with. */
export interface ViewProps<K extends ViewName = ViewName> {
  /** The data that it was opened with. */
  readonly data: Views[K]
}

/** A view as the shell draws it: a component, and the words that must be there before it is seen. */
export interface ReactView<K extends ViewName = ViewName> extends ViewModule {
  readonly component: FunctionComponent<ViewProps<K>>
  readonly messages?: readonly MessageSet[]
}

/** A view whose code arrives when it is first needed. */
export interface LazyView<K extends ViewName = ViewName> extends ViewModule {
  readonly component: () => Promise<ReactView<K>>
  readonly isLazy: true
}

/** Puts a view behind an import of its own. The shell has it before it moves there. */
export function lazyView<K extends ViewName>(component: () => Promise<ReactView<K>>): LazyView<K> {
  return { component, isLazy: true }
}
