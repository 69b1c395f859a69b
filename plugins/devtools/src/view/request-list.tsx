import { EmptyState, List, Row, Tag, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { devtoolsKey } from '../contract.js'
import { devtoolsMessages } from '../messages/devtools-messages.js'
import { seconds } from './seconds.js'

/** Every call to a service, with the plugin that made it; the newest first. */
export const RequestList: FunctionComponent = observer(function RequestList() {
  const say = useTranslate(devtoolsMessages)
  const { requests } = useKernel().get(devtoolsKey)
  if (requests.length === 0) {
    return (
      <EmptyState icon="info" title={say('noRequests')}>
        {say('noRequestsText')}
      </EmptyState>
    )
  }
  return (
    <List label={say('requests')}>
      {requests.toReversed().map(({ id, owner, method, service, path, outcome, took }) => (
        <Row
          key={id}
          wraps
          title={`${method} ${service} ${path}`}
          subtitle={owner ?? say('kernel')}
          tag={<Tag tone={toneOf(outcome)}>{outcome}</Tag>}
          trailing={took === undefined ? undefined : say('seconds', { seconds: seconds(took) })}
        />
      ))}
    </List>
  )
})

function toneOf(outcome: string): 'neutral' | 'success' | 'warning' {
  if (outcome === 'waiting') return 'neutral'
  return outcome === 'answered' ? 'success' : 'warning'
}
