import type { IconSource } from '@billfold/kernel'
import type { ReactElement } from 'react'

import { flippedIcons, iconPaths } from './icon-paths.js'
import { styles } from './icon.module.css'

export interface IconProps {
  readonly name: IconSource
  /** In px; the lines stay 1.6 px on the 20 px grid. */
  readonly size?: number | undefined
}

/** A line icon, one of the kit or of a plugin's own. It says nothing by itself: the control around it has the name. */
export function Icon({ name, size = 20 }: IconProps): ReactElement {
  return (
    <svg
      aria-hidden="true"
      className={typeof name === 'string' && flippedIcons.has(name) ? styles['flipped'] : undefined}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={typeof name === 'string' ? iconPaths[name] : name.path} />
    </svg>
  )
}
