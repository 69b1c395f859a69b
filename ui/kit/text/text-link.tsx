import type { ReactElement, ReactNode } from 'react'

import { styles } from './text-link.module.css'

export interface TextLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** A link in running text. It opens outside of the page that holds the modal. */
export function TextLink({ href, children }: TextLinkProps): ReactElement {
  return (
    <a className={styles['link']} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
