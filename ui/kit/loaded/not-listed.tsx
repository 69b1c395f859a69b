import type { IconSource } from '@billfold/kernel'
import { accountPage } from '@billfold/kernel/data'
import type { FunctionComponent } from 'react'

import { useTranslate } from '../environment/use-translate.js'
import { useKernel } from '../kernel/kernel-context.js'
import { OtherNetwork } from './other-network.js'
import { laterKitMessages } from '../messages/later-kit-messages.js'
import { observer } from '../react/hooks.js'
import { ExplorerLink } from '../button/explorer-link.js'
import { EmptyState } from '../empty-state/empty-state.js'

export interface NotListedProps {
  readonly icon: IconSource
  /** The text: the things that no service lists here. */
  readonly children: string
}

/** Stands where no service can list what the account has on its network. An explorer still shows it, where there is one. */
export const NotListed: FunctionComponent<NotListedProps> = observer(function NotListed({ icon, children }: NotListedProps) {
  const say = useTranslate(laterKitMessages)
  const { activeNetwork: network, active } = useKernel().families
  const page = active?.address === undefined ? undefined : accountPage(network, active.address)
  const action = page === undefined ? <OtherNetwork /> : <ExplorerLink href={page} network={network} />
  return (
    <EmptyState icon={icon} title={say('notListed', { network: network?.name ?? '' })} action={action}>
      {children}
    </EmptyState>
  )
})
