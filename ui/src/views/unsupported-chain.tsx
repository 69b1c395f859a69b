import { Stack, Title, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { Disconnect } from './disconnect.js'
import { NetworkList } from './network-list.js'

/** The way out of a network that the app does not use. */
export const UnsupportedChainView: FunctionComponent = observer(function UnsupportedChainView() {
  const say = useTranslate(viewMessages)
  const { networks, families, options } = useKernel()
  const app = options.metadata.name
  const family = families.activeNamespace
  return (
    <Stack gap={16}>
      <Title lead={app === undefined ? say('unsupportedLead') : say('unsupportedLeadOf', { app })}>{say('unsupportedTitle')}</Title>
      <NetworkList networks={family === undefined ? networks.requested : networks.of(family)} />
      <Disconnect />
    </Stack>
  )
})
