import { StaleNotice as KitNotice, observer, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import type { Loaded } from '@billfold/kernel/data'
import { portfolioMessages } from '../messages/portfolio-messages.js'
import { useRetryLabel } from './use-retry-label.js'

export interface StaleNoticeProps {
  readonly loaded: Loaded<unknown>
  /** The message about a failure; being offline has one of its own. */
  readonly failure: 'failed' | 'staleNfts'
}

/** Says that the rows are old, in the words of the portfolio. */
export const StaleNotice: FunctionComponent<StaleNoticeProps> = observer(function StaleNotice({ loaded, failure }: StaleNoticeProps) {
  const say = useTranslate(portfolioMessages)
  return (
    <KitNotice loaded={loaded} updated={(time) => say('updated', { time })} retry={useRetryLabel()}>
      {say(loaded.phase === 'offline' ? 'offline' : failure)}
    </KitNotice>
  )
})
