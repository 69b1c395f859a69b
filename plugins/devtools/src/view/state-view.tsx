import { IconButton, List, Row, Spread, Stack, Text, observer, useKernel, useState, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { devtoolsKey } from '../contract.js'
import { flatState } from '../flat-state.js'
import { devtoolsMessages } from '../messages/devtools-messages.js'
import { seconds } from './seconds.js'

/** The stores as they are, and as they were: one steps back through the moments at which they changed. */
export const StateView: FunctionComponent = observer(function StateView() {
  const say = useTranslate(devtoolsMessages)
  const { moments } = useKernel().get(devtoolsKey)
  const [chosen, setChosen] = useState<number>()
  const last = moments.length - 1
  const index = Math.min(chosen ?? last, last)
  const moment = moments[index]
  if (moment === undefined) return null
  const before = new Map(flatState(moments[index - 1]?.state ?? {}))
  const at = say('moment', { index: String(index + 1), count: String(moments.length), seconds: seconds(moment.at) })
  return (
    <Stack gap={8}>
      <Spread
        end={
          <IconButton
            icon="forward"
            label={say('later')}
            disabled={index >= last}
            onPress={() => setChosen(index + 1 >= last ? undefined : index + 1)}
          />
        }
      >
        <IconButton icon="back" label={say('earlier')} disabled={index <= 0} onPress={() => setChosen(index - 1)} />
      </Spread>
      <Text kind="small" role="status">
        {at}
      </Text>
      {moment.after !== undefined && (
        <Text kind="caption" tone="soft">
          {say('afterEvent', { name: moment.after })}
        </Text>
      )}
      <List label={say('state')}>
        {flatState(moment.state).map(([path, text]) => (
          <Row
            key={path}
            wraps
            title={path}
            subtitle={text === '' ? say('nothing') : text}
            selected={index > 0 && before.get(path) !== text}
          />
        ))}
      </List>
    </Stack>
  )
})
