import { Button, Stack, Title, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { pairingMessages } from '../messages/pairing-messages.js'
import type { PairAttempt, PairPhase } from './pair-attempt.js'
import { PairHandshake } from './pair-handshake.js'

export interface PairResultProps {
  readonly attempt: PairAttempt
  readonly phase: Exclude<PairPhase, 'waiting'>
}

const words = {
  connected: ['connected', 'connectedLead', 'ok'],
  declined: ['declined', 'declinedLead', 'declined'],
  failed: ['failed', 'failedLead', 'error'],
} as const

/** Result of a pairing. */
export function PairResult({ attempt, phase }: PairResultProps): ReactElement {
  const say = useTranslate(pairingMessages)
  const { options } = useKernel()
  const [title, lead, state] = words[phase]
  const values = { wallet: attempt.wallet?.name ?? say('anyWallet'), app: options.metadata.name ?? say('thisApp') }
  return (
    <Stack gap={20}>
      <PairHandshake wallet={attempt.wallet} state={state} />
      <div aria-live="polite">
        <Title lead={say(lead, values)}>{say(title)}</Title>
      </div>
      {phase !== 'connected' && (
        <Button kind="primary" icon="refresh" onPress={() => void attempt.ask()}>
          {say('tryAgain')}
        </Button>
      )}
    </Stack>
  )
}
