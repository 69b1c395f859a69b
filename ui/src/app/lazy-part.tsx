import { type PlainLazy, plainLazy } from '@billfold/kernel/plain-lazy'
import { useEffect, useState } from 'react'
import type { FunctionComponent, ReactElement } from 'react'

import { useShell } from './shell-context.js'

export interface LazyPartOptions<P extends object> {
  /** Loads the component, from a file of its own. */
  readonly load: () => Promise<FunctionComponent<P>>
  /** The component in its place when the code does not arrive. It needs nothing that could be missing too. */
  readonly instead: FunctionComponent<P>
}

/** Makes a component of the shell whose code is loaded when it is first drawn: it is seldom there at first. */
export function lazyPart<P extends object>({ load, instead }: LazyPartOptions<P>): FunctionComponent<P> {
  let code: PlainLazy<FunctionComponent<P>> | undefined
  return function LazyPart(props: P): ReactElement | undefined {
    const { kernel, clock } = useShell()
    code ??= plainLazy(load, clock)
    const [Part, show] = useState(() => code?.value)
    useEffect(() => {
      let isDrawn = true
      // It may have been loaded since this was drawn.
      if (code?.value !== undefined) return show(() => code?.value)
      code?.load().then(
        (part) => isDrawn && show(() => part),
        (error: unknown) => {
          kernel.log.error('A part of the modal did not arrive', error)
          if (isDrawn) show(() => instead)
        },
      )
      return () => {
        isDrawn = false
      }
    }, [kernel])
    return Part && <Part {...props} />
  }
}
