import { useSyncExternalStore } from 'react'

import { useShell } from '../app/shell-context.js'
import type { ConnectModel } from './connect-model.js'

/** The model that the first view was drawn with, for as long as React takes over the nodes that stand there. */
export function useFirstModel(): ConnectModel | undefined {
  const { first } = useShell()
  const isOver = useSyncExternalStore(
    (listener) => first?.onOver(listener) ?? nothing,
    () => first?.isOver ?? true,
    () => first === undefined,
  )
  return isOver ? undefined : first?.model
}

const nothing = (): void => undefined
