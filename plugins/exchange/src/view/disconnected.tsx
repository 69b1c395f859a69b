import { Button, EmptyState, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'
import { exchangeMessages } from '../messages/exchange-messages.js'

/** Stands where an account is needed and none is connected. */
export function Disconnected(): ReactElement {
  const say = useTranslate(exchangeMessages)
  const { router } = useKernel()
  const action = (
    <Button compact onPress={() => router.reset('Connect')}>
      {say('connect')}
    </Button>
  )
  return (
    <EmptyState icon="wallet" title={say('disconnected')} action={action}>
      {say('disconnectedText')}
    </EmptyState>
  )
}
