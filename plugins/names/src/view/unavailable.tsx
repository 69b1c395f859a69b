import { Button, EmptyState, NotConnected, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { namesMessages } from '../messages/names-messages.js'

/** Stands where the account in front can have no name: why, and what to do about it. */
export const Unavailable: FunctionComponent = observer(function Unavailable() {
  const say = useTranslate(namesMessages)
  const { families, router } = useKernel()
  if (families.activeCaipAddress === undefined)
    return (
      <NotConnected title={say('disconnected')} action={say('connect')}>
        {say('disconnectedText')}
      </NotConnected>
    )
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
