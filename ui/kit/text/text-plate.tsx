import type { ReactElement } from 'react'

import { styles } from './text-plate.module.css'

export interface TextPlateProps {
  /** Its name, for who does not see it. */
  readonly label: string
  readonly children: string
}

/** Text that is to be read as it stands, line by line: such as what a wallet is about to sign. A long one scrolls. */
export function TextPlate({ label, children }: TextPlateProps): ReactElement {
  return (
    // Who uses the keyboard can scroll it too.
    <pre className={styles['plate']} role="region" aria-label={label} tabIndex={0} dir="auto">
      {children}
    </pre>
  )
}
