import type { ViewName } from '@billfold/kernel'
import { createContext } from 'react'
import type { Context } from 'react'

import type { ReactView } from './react-view.js'

/** Brings views, with their words, for what draws one inside of another. */
export interface ViewSource {
  /** The view, when it is here already. */
  peek(view: ViewName): ReactView | undefined
  load(view: ViewName): Promise<ReactView>
}

export const ViewSourceContext: Context<ViewSource | undefined> = createContext<ViewSource | undefined>(undefined)
