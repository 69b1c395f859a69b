import { isBillfoldError } from '@billfold/kernel'
import { useFailureText, useTranslate } from '@billfold/ui/kit'
import { onrampMessages } from '../messages/onramp-messages.js'

/** Why the page of a provider could not be opened, in the visitor's words. */
export function useOpenFailure(failure: unknown, provider: string): string {
  const say = useTranslate(onrampMessages)
  const sayFailure = useFailureText('service')
  if (isBillfoldError(failure, 'onramp/bad-page')) return say('badPage', { provider })
  if (isBillfoldError(failure, 'onramp/unsupported')) return say('noProvidersText', failure.context)
  return sayFailure(failure)
}
