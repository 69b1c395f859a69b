import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

export interface WithStateProps<T> {
  readonly initial: T
  readonly children: (value: T, setValue: (value: T) => void) => ReactNode
}

/** Keeps a value for a component that is controlled, so that one can play with it. */
export function WithState<T>({ initial, children }: WithStateProps<T>): ReactElement {
  const [value, setValue] = useState(initial)
  return <>{children(value, setValue)}</>
}
