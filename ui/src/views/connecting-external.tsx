import type { Kernel } from '@billfold/kernel'
import { Button, Picture, Stack, Text, connectorPicture, observer, useKernel, useTranslate, useVisit } from '@billfold/ui/kit'
import type { HandshakeProps, ViewScope } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { appName } from './app-name.js'
import { shortName } from '../wallets/short-name.js'
import { AppHandshake } from './app-handshake.js'
import type { AttemptPhase } from './connect-attempt.js'
import { ConnectAttempt } from './connect-attempt.js'

/** Waits for a wallet to answer, and says what it answered. */
export const ConnectingExternalView: FunctionComponent = observer(function ConnectingExternalView() {
  const say = useTranslate(viewMessages)
  const kernel = useKernel()
  const attempt = useVisit(createAttempt)
  const { phase, wallet, connector } = attempt
  const [title, lead] = words[phase]
  const values = { wallet: shortName(wallet), app: appName(kernel, say) }
  const mayRetry = phase === 'declined' || phase === 'failed'
  const mayCancel = phase === 'waiting' || phase === 'slow' || phase === 'pending'
  return (
    <Stack gap={20}>
      <AppHandshake
        name={wallet}
        picture={<Picture name={wallet} source={connector && connectorPicture(kernel, connector)} size={56} />}
        state={pictures[phase]}
        title={say(title, values)}
        lead={say(lead, values)}
      />
      {phase === 'slow' && (
        <Text kind="small" tone="warning" role="status">
          {say('connectingSlow')}
        </Text>
      )}
      {mayRetry && (
        <Button kind="primary" icon="refresh" onPress={() => void attempt.ask()}>
          {say('tryAgain')}
        </Button>
      )}
      {phase === 'gone' && (
        <Button kind="primary" onPress={() => kernel.router.back()}>
          {say('chooseWallet')}
        </Button>
      )}
      {mayCancel && <Button onPress={() => kernel.router.back()}>{say('cancel')}</Button>}
    </Stack>
  )
})

const words = {
  waiting: ['connectingTitle', 'connectingLead'],
  slow: ['connectingTitle', 'connectingLead'],
  connected: ['connectingDone', 'connectingDoneLead'],
  declined: ['connectingDeclined', 'connectingDeclinedLead'],
  failed: ['connectingFailed', 'connectingFailedLead'],
  pending: ['connectingPending', 'connectingPendingLead'],
  gone: ['connectingGone', 'connectingGoneLead'],
} as const satisfies Record<AttemptPhase, readonly [string, string]>

const pictures: Readonly<Record<AttemptPhase, HandshakeProps['state']>> = {
  waiting: 'pending',
  slow: 'pending',
  pending: 'pending',
  connected: 'ok',
  declined: 'declined',
  failed: 'error',
  gone: 'error',
}

function createAttempt(kernel: Kernel, scope: ViewScope): ConnectAttempt {
  return new ConnectAttempt(kernel, scope)
}
