import { Button, Stack, Tabs, Title, observer, useKernel, useState, useTranslate } from '@billfold/ui/kit'
import type { ReactView } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'

import { devtoolsKey } from '../contract.js'
import { devtoolsMessages } from '../messages/devtools-messages.js'
import { EventList } from './event-list.js'
import { FaultList } from './fault-list.js'
import { RequestList } from './request-list.js'
import { StateView } from './state-view.js'

const parts = { events: EventList, requests: RequestList, state: StateView, faults: FaultList } as const

type Part = keyof typeof parts

/** What happened since the start, and faults to switch on. */
const DevtoolsView: FunctionComponent = observer(function DevtoolsView(): ReactElement {
  const say = useTranslate(devtoolsMessages)
  const store = useKernel().get(devtoolsKey)
  const [part, setPart] = useState<Part>('events')
  const Shown = parts[part]
  return (
    <Stack gap={16}>
      <Title lead={say('lead')}>{say('title')}</Title>
      <Tabs
        label={say('parts')}
        tabs={(Object.keys(parts) as Part[]).map((id) => ({ id, label: say(id) }))}
        selected={part}
        onSelect={(id) => setPart(id as Part)}
      >
        <Shown />
      </Tabs>
      {part !== 'faults' && (
        <Button kind="quiet" onPress={() => store.clear()}>
          {say('clear')}
        </Button>
      )}
    </Stack>
  )
})

/** The view. */
export const devtoolsView: ReactView<'Devtools'> = { component: DevtoolsView, messages: [devtoolsMessages] }
