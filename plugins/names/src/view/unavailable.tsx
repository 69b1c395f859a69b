import { EmptyState, NotConnected, OtherNetwork, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { namesMessages } from '../messages/names-messages.js'

/** Stands where the account in front can have no name: why, and what to do about it. */
export const Unavailable: FunctionComponent = observer(function Unavailable() {
  const say = useTranslate(namesMessages)
  const { families } = useKernel()
  if (families.activeCaipAddress === undefined) return <NotConnected>{say('disconnectedText')}</NotConnected>
  return (
    <EmptyState icon="person" title={say('notHere', { network: families.activeNetwork?.name ?? '' })} action={<OtherNetwork />}>
      {say('notHereText')}
    </EmptyState>
  )
})
