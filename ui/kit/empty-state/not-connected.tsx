import type { ReactElement } from 'react'

import { Button } from '../button/button.js'
import { useTranslate } from '../environment/use-translate.js'
import { useKernel } from '../kernel/kernel-context.js'
import { laterKitMessages } from '../messages/later-kit-messages.js'
import { EmptyState } from './empty-state.js'

/** Stands where an account is needed and none is connected. Its text is the use of an account here. */
export function NotConnected({ children }: { readonly children: string }): ReactElement {
  const say = useTranslate(laterKitMessages)
  const { router } = useKernel()
  const action = (
    <Button compact onPress={() => router.reset('Connect')}>
      {say('connectWallet')}
    </Button>
  )
  return (
    <EmptyState icon="wallet" title={say('notConnected')} action={action}>
      {children}
    </EmptyState>
  )
}
