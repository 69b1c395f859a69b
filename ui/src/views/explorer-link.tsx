import { Icon, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { styles } from './account-head.module.css'

export interface ExplorerLinkProps {
  readonly address: string
  /** What a plugin knows; else the explorer of the network is asked. */
  readonly url: string | undefined
}

/** Leads to the address in the network's explorer, where it has one. */
export function ExplorerLink({ address, url }: ExplorerLinkProps): ReactElement | undefined {
  const say = useTranslate(viewMessages)
  const { families } = useKernel()
  const explorer = families.activeNetwork?.blockExplorers?.default.url
  const href = url ?? (explorer === undefined ? undefined : `${explorer.replace(/\/$/, '')}/address/${encodeURIComponent(address)}`)
  if (href === undefined || !href.startsWith('https://')) return undefined
  return (
    <a
      className={styles['link']}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={say('explorer')}
      title={say('explorer')}
    >
      <Icon name="external" />
    </a>
  )
}
