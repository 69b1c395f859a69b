import type { WalletEntry } from '@billfold/kernel'
import {
  type ConnectFlow,
  type ConnectPhase,
  Stack,
  Title,
  TryAgain,
  useAppName,
  useEffect,
  useKernel,
  useKit,
  useTranslate,
} from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { pairingMessages } from '../messages/pairing-messages.js'
import { PairHandshake } from './pair-handshake.js'

const results = {
  connected: ['connected', 'connectedLead', 'ok'],
  declined: ['declined', 'declinedLead', 'declined'],
  failed: ['failed', 'failedLead', 'error'],
  gone: ['failed', 'failedLead', 'error'],
} as const

/** True once a pairing has come to something: until then its code or link is shown. */
export function isSettled(phase: ConnectPhase): phase is keyof typeof results {
  return phase in results
}

export interface PairResultProps {
  readonly flow: ConnectFlow
  readonly phase: keyof typeof results
  readonly wallet: WalletEntry | undefined
}

/** Says how a pairing ended. */
export function PairResult({ flow, phase, wallet }: PairResultProps): ReactElement {
  const say = useTranslate(pairingMessages)
  const { announce } = useKit()
  const { families } = useKernel()
  const [title, lead, state] = results[phase]
  const values = { wallet: wallet?.name ?? say('anyWallet'), app: useAppName() }
  const heading = say(title)
  const text = say(lead, values)
  // It takes the place of a code or a link: nothing stands there that a screen reader would listen to.
  useEffect(() => announce(`${heading}. ${text}`), [announce, heading, text])
  return (
    <Stack gap={20}>
      <PairHandshake wallet={wallet} state={state} address={phase === 'connected' ? families.active?.address : undefined} />
      <Title lead={text}>{heading}</Title>
      {phase !== 'connected' && <TryAgain kind="primary" onPress={() => void flow.ask()} />}
    </Stack>
  )
}
