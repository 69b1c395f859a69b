import { Notice, Stack, TryAgainText, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { onrampMessages } from '../messages/onramp-messages.js'
import { onrampStoreKey } from '../onramp-store.js'

/** What could not be had of the provider, and the way to ask once more. */
export const MissingFacts: FunctionComponent = observer(function MissingFacts() {
  const say = useTranslate(onrampMessages)
  const store = useKernel().get(onrampStoreKey)
  const { choice, quoter } = store
  const again = <TryAgainText focusKey="try again" onPress={store.retry} />
  if (!choice.isSample && quoter.failure === undefined) return undefined
  return (
    <Stack gap={8}>
      {choice.isSample && (
        <Notice icon="warning" role="status" action={again}>
          {say('sample')}
        </Notice>
      )}
      {quoter.failure !== undefined && (
        <Notice icon="warning" role="alert" detail={say('noPriceText', { provider: choice.selectedProvider?.label ?? '' })} action={again}>
          {say('noPrice')}
        </Notice>
      )}
    </Stack>
  )
})
