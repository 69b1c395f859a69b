import { EmptyState, List, Row, Stack, Text, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { type DevtoolsFault, devtoolsKey } from '../contract.js'
import { devtoolsMessages } from '../messages/devtools-messages.js'

const words = {
  none: 'faultNone',
  slow: 'faultSlow',
  offline: 'faultOffline',
  busy: 'faultBusy',
  silent: 'faultSilent',
} as const satisfies Record<DevtoolsFault, string>

const order = Object.keys(words) as DevtoolsFault[]

/** The plugins that call services. A press goes on to the next fault of its calls. */
export const FaultList: FunctionComponent = observer(function FaultList() {
  const say = useTranslate(devtoolsMessages)
  const store = useKernel().get(devtoolsKey)
  if (store.owners.length === 0) {
    return (
      <EmptyState icon="info" title={say('noFaults')}>
        {say('noFaultsText')}
      </EmptyState>
    )
  }
  return (
    <Stack gap={8}>
      <Text kind="caption" tone="soft">
        {say('faultsText')}
      </Text>
      <List label={say('faults')}>
        {store.owners.map((owner) => {
          const fault = store.faultOf(owner)
          const next = order[(order.indexOf(fault) + 1) % order.length] ?? 'none'
          return (
            <Row
              key={owner}
              title={owner}
              subtitle={say(words[fault])}
              selected={fault !== 'none'}
              focusKey={`fault ${owner}`}
              onPress={() => store.setFault(owner, next)}
            />
          )
        })}
      </List>
    </Stack>
  )
})
