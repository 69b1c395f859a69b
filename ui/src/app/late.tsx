import { useKernel } from '@billfold/ui/kit'
import { useEffect, useState } from 'react'
import type { FunctionComponent, ReactElement } from 'react'

export interface LateOptions<P extends object> {
  /** Its code, in a file of its own. When it does not arrive it is asked for once more. */
  readonly load: () => Promise<FunctionComponent<P>>
  /** What stands there when the code does not arrive. It needs nothing that could be missing too. */
  readonly instead: FunctionComponent<P>
}

/** A part of the shell that is seldom there at first: its code arrives when it is first drawn. */
export function late<P extends object>({ load, instead }: LateOptions<P>): FunctionComponent<P> {
  let here: FunctionComponent<P> | undefined
  return function Late(props: P): ReactElement | undefined {
    const { log } = useKernel()
    const [Part, arrive] = useState(() => here)
    useEffect(() => {
      // It may have arrived since this was drawn.
      if (here !== undefined) return arrive(() => here)
      let isDrawn = true
      const show = (part: FunctionComponent<P>): void => void (isDrawn && arrive(() => part))
      load()
        .catch(load)
        .then(
          (part) => show((here = part)),
          (error: unknown) => {
            log.error('A part of the modal did not arrive', error)
            show(instead)
          },
        )
      return () => {
        isDrawn = false
      }
    }, [log])
    return Part && <Part {...props} />
  }
}
