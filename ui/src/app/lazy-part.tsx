import { type PlainLazy, plainLazy } from '@billfold/kernel/plain-lazy'
import { useEffect, useState } from 'react'
import type { FunctionComponent, ReactElement } from 'react'

import { useShell } from './shell-context.js'
import type { Shell } from './shell.js'

export interface LazyPartOptions<P extends object> {
  /** Loads the component, from a file of its own. */
  readonly load: () => Promise<FunctionComponent<P>>
  /** The component in its place when the code does not arrive. It needs nothing that could be missing too. */
  readonly instead: FunctionComponent<P>
}

/** A component whose code is in a file of its own. */
export interface LazyPart<P extends object = object> extends FunctionComponent<P> {
  /** Loads the code, so that the component is there when it is first drawn. Never rejects. */
  warm(needs: Pick<Shell, 'clock'>): Promise<unknown>
}

/** Makes a component of the shell whose code is loaded when it is first drawn: it is seldom there at first. */
export function lazyPart<P extends object>({ load, instead }: LazyPartOptions<P>): LazyPart<P> {
  let code: PlainLazy<FunctionComponent<P>> | undefined
  const codeFor = ({ clock }: Pick<Shell, 'clock'>): PlainLazy<FunctionComponent<P>> => (code ??= plainLazy(load, clock))
  function Part(props: P): ReactElement | undefined {
    const { kernel, clock } = useShell()
    codeFor({ clock })
    const [Loaded, show] = useState(() => code?.value)
    useEffect(() => {
      let isDrawn = true
      // It may have been loaded since this was drawn.
      if (code?.value !== undefined) return show(() => code?.value)
      code?.load().then(
        (loaded) => isDrawn && show(() => loaded),
        (error: unknown) => {
          kernel.log.error('A part of the modal did not arrive', error)
          if (isDrawn) show(() => instead)
        },
      )
      return () => {
        isDrawn = false
      }
    }, [kernel])
    return Loaded && <Loaded {...props} />
  }
  return Object.assign(Part, {
    warm: (needs: Pick<Shell, 'clock'>) =>
      codeFor(needs)
        .load()
        .catch(() => undefined),
  })
}
