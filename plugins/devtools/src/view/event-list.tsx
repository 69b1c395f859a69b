import { EmptyState, List, Row, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { devtoolsKey } from '../contract.js'
import { devtoolsMessages } from '../messages/devtools-messages.js'
import { seconds } from './seconds.js'

/** Every event, the newest first. */
export const EventList: FunctionComponent = observer(function EventList() {
  const say = useTranslate(devtoolsMessages)
  const { events } = useKernel().get(devtoolsKey)
  if (events.length === 0) {
    return (
      <EmptyState icon="info" title={say('noEvents')}>
        {say('noEventsText')}
      </EmptyState>
    )
  }
  return (
    <List label={say('events')}>
      {events.toReversed().map(({ at, name, payload }, index) => (
        <Row key={events.length - index} wraps title={name} subtitle={payload} trailing={say('seconds', { seconds: seconds(at) })} />
      ))}
    </List>
  )
})
