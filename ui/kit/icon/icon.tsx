import type { ReactElement } from 'react'

import { flippedIcons, iconPaths } from './icon-paths.js'
import type { IconName } from './icon-paths.js'
import { styles } from './icon.module.css'

export interface IconProps {
  readonly name: IconName
  /** In px; the lines stay 1.6 px on the 20 px grid. */
  readonly size?: number | undefined
}

/** One of the kit's own line icons. It says nothing by itself: the control around it has the name. */
export function Icon({ name, size = 20 }: IconProps): ReactElement {
  return (
    <svg
      aria-hidden="true"
      className={flippedIcons.has(name) ? styles['flipped'] : undefined}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
