import { Button, EmptyState, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { namesMessages } from '../messages/names-messages.js'

/** Stands where the account in front can have no name: why, and what to do about it. */
export const Unavailable: FunctionComponent = observer(function Unavailable() {
  const say = useTranslate(namesMessages)
  const { families, router } = useKernel()
  if (families.activeCaipAddress === undefined) {
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
  const action = (
    <Button compact focusKey="choose network" onPress={() => router.push('Networks')}>
      {say('chooseNetwork')}
    </Button>
  )
  return (
    <EmptyState icon="person" title={say('notHere', { network: families.activeNetwork?.name ?? '' })} action={action}>
      {say('notHereText')}
    </EmptyState>
  )
})
