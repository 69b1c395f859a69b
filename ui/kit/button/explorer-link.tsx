import type { Network } from '@billfold/kernel'
import type { ReactElement } from 'react'

import { useTranslate } from '../environment/use-translate.js'
import { laterKitMessages } from '../messages/later-kit-messages.js'
import { ButtonLink } from './button-link.js'

export interface ExplorerLinkProps {
  /** A page of the explorer, as `accountPage`, `contractPage` and `transactionPage` make it; undefined where there is none. */
  readonly href: string | undefined
  readonly network: Network | undefined
}

/** Leads to a page of the network's explorer, by its name. */
export function ExplorerLink({ href, network }: ExplorerLinkProps): ReactElement | undefined {
  const say = useTranslate(laterKitMessages)
  if (href === undefined) return undefined
  return (
    <ButtonLink href={href} icon="external" focusKey="explorer">
      {say('explorer', { explorer: network?.blockExplorers?.default.name ?? say('explorerName') })}
    </ButtonLink>
  )
}
