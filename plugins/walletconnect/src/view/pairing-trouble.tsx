import { EmptyState, type IconName, TryAgain, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import type { PairingProblem } from '../contract.js'
import { pairingMessages } from '../messages/pairing-messages.js'

export interface PairingTroubleProps {
  readonly problem: PairingProblem
  readonly onRetry: () => void
}

interface Trouble {
  readonly icon: IconName
  readonly title: 'unreachable' | 'offline' | 'refused' | 'clock' | 'notLoaded'
  readonly text: 'unreachableText' | 'offlineText' | 'refusedText' | 'clockText' | 'notLoadedText'
  /** Nothing that a further try could change. */
  readonly isFinal?: true
}

const refused: Trouble = { icon: 'warning', title: 'refused', text: 'refusedText' }

const troubles: Readonly<Record<PairingProblem, Trouble>> = {
  unreachable: { icon: 'warning', title: 'unreachable', text: 'unreachableText' },
  offline: { icon: 'offline', title: 'offline', text: 'offlineText' },
  'not-loaded': { icon: 'warning', title: 'notLoaded', text: 'notLoadedText' },
  refused,
  clock: { icon: 'warning', title: 'clock', text: 'clockText' },
  'no-project': { ...refused, isFinal: true },
  'no-relay': { ...refused, isFinal: true },
}

/** Why there is no code, and what can be done about it. */
export function PairingTrouble({ problem, onRetry }: PairingTroubleProps): ReactElement {
  const say = useTranslate(pairingMessages)
  const { icon, title, text, isFinal } = troubles[problem]
  return (
    <div role="status">
      <EmptyState icon={icon} title={say(title)} {...(isFinal === undefined && { action: <TryAgain onPress={onRetry} /> })}>
        {say(text)}
      </EmptyState>
    </div>
  )
}
