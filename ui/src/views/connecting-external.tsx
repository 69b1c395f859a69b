import type { Kernel } from '@billfold/kernel'
import {
  Button,
  Handshake,
  Picture,
  Stack,
  Text,
  Title,
  connectorPicture,
  observer,
  useKernel,
  useTranslate,
  useVisit,
} from '@billfold/ui/kit'
import type { HandshakeProps, ViewScope } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { appName } from './app-name.js'
import { shortName } from '../wallets/short-name.js'
import { AppTile } from './app-tile.js'
import type { AttemptPhase } from './connect-attempt.js'
import { ConnectAttempt } from './connect-attempt.js'

/** Waits for a wallet to answer, and says what it answered. */
export const ConnectingExternalView: FunctionComponent = observer(function ConnectingExternalView() {
  const say = useTranslate(viewMessages)
  const kernel = useKernel()
  const attempt = useVisit(createAttempt)
  const { phase, wallet, connector } = attempt
  const app = appName(kernel, say)
  const [title, lead] = words[phase]
  const values = { wallet: shortName(wallet), app }
  const mayRetry = phase === 'declined' || phase === 'failed'
  const mayCancel = phase === 'waiting' || phase === 'slow' || phase === 'pending'
  return (
    <Stack gap={20}>
      <Handshake
        from={<AppTile />}
        to={<Picture name={wallet} source={connector && connectorPicture(kernel, connector)} size={56} />}
        state={pictures[phase]}
        label={say(labels[pictures[phase]], { from: app, to: wallet })}
      />
      <div aria-live="polite">
        <Title lead={say(lead, values)}>{say(title, values)}</Title>
      </div>
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

const labels = {
  idle: 'handshakeError',
  pending: 'handshakePending',
  ok: 'handshakeOk',
  error: 'handshakeError',
  declined: 'handshakeError',
} as const satisfies Record<HandshakeProps['state'], string>

function createAttempt(kernel: Kernel, scope: ViewScope): ConnectAttempt {
  return new ConnectAttempt(kernel, scope)
}
