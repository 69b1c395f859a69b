import { bonesClass } from '../../styles/bones-class.js'
import type { ReactElement } from 'react'

export interface OutlineProps {
  /** The rows of a list alone, where its view stands already. */
  readonly rows?: boolean
}

/** The shape of a view that is on its way, quiet for a moment first. */
export function Outline({ rows }: OutlineProps): ReactElement {
  return (
    <div aria-busy="true" className={bonesClass} data-rows={rows}>
      {Array.from({ length: 6 }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  )
}
