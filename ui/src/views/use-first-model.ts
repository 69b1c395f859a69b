import { useSyncExternalStore } from 'react'

import { useShell } from '../app/shell-context.js'
import type { FirstModels, FirstView } from '../first-view/first-view.js'

/** The model that the first view was drawn with, for as long as React takes over the nodes that stand there. */
export function useFirstModel<V extends keyof FirstModels>(view: V): FirstModels[V] | undefined {
  const { first } = useShell()
  const isOver = useSyncExternalStore(
    (listener) => first?.onChange(listener) ?? nothing,
    () => first?.isOver ?? true,
    () => first === undefined,
  )
  return !isOver && first?.view === view ? (first as FirstView<V>).model : undefined
}

const nothing = (): void => undefined
