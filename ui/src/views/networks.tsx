import type { Kernel } from '@billfold/kernel'
import { Stack, Title, observer, useKernel, useTranslate, useVisit } from '@billfold/ui/kit'
import type { ViewScope } from '@billfold/ui/kit'
import { reaction } from 'mobx'
import type { FunctionComponent } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { leaveNetworkViews } from './leave-network-views.js'
import { NetworkList } from './network-list.js'

/** The networks that the app uses, to go to another one. */
export const NetworksView: FunctionComponent = observer(function NetworksView() {
  const say = useTranslate(viewMessages)
  const { networks } = useKernel()
  useVisit(leaveWhenSet)
  return (
    <Stack gap={16}>
      <Title>{say('networksTitle')}</Title>
      <NetworkList networks={networks.requested} />
    </Stack>
  )
})

/** A network that needs no wallet's word is set at once: the list has done its work. */
function leaveWhenSet({ families, router }: Kernel, scope: ViewScope): true {
  scope.onLeave(
    reaction(
      () => families.activeNetwork?.caipNetworkId,
      () => router.current === scope.entry && leaveNetworkViews(router),
    ),
  )
  return true
}
