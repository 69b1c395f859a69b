import { bonesClass } from '../../styles/bones-class.js'
import type { ReactElement } from 'react'

export interface OutlineProps {
  /** The rows of a list alone, where its view stands already. */
  readonly rows?: boolean
  /** As high as a view may be. */
  readonly isTall?: boolean
}

/** The shape of a view that is on its way, quiet for a moment first. */
export function Outline({ rows, isTall }: OutlineProps): ReactElement {
  return (
    <div aria-busy="true" className={bonesClass} data-rows={rows} data-tall={isTall || undefined}>
      {Array.from({ length: 6 }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  )
}
