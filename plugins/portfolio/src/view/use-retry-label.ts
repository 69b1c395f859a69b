import { type RetryButtonProps, useTranslate } from '@billfold/ui/kit'
import { portfolioMessages } from '../messages/portfolio-messages.js'

/** The words that ask again, and those for while that is locked. */
export function useRetryLabel(): RetryButtonProps['label'] {
  const say = useTranslate(portfolioMessages)
  return (count) => (count > 0 ? say('tryAgainIn', { count }) : say('tryAgain'))
}
