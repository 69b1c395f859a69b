import { EmptyState, OtherNetwork, RetryButton, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import type { Loaded } from '@billfold/kernel/data'
import { portfolioMessages } from '../messages/portfolio-messages.js'
import { useRetryLabel } from './use-retry-label.js'

export interface NothingProps {
  readonly of: 'tokens' | 'nfts'
  readonly loaded: Loaded<unknown>
  /** True where somebody can say what is there. */
  readonly isKnown: boolean
}

/** The place of an empty list: why it is empty, and what to do next. */
export const Nothing: FunctionComponent<NothingProps> = observer(function Nothing({ of, loaded, isKnown }: NothingProps) {
  const say = useTranslate(portfolioMessages)
  const { families } = useKernel()
  const network = families.activeNetwork?.name ?? ''
  const { phase, value } = loaded
  const retry = <RetryButton loaded={loaded} label={useRetryLabel()} />
  if (value === undefined && phase === 'offline') {
    return (
      <EmptyState icon="offline" title={say('offline')} action={retry}>
        {say('offlineText')}
      </EmptyState>
    )
  }
  if (value === undefined) {
    return (
      <EmptyState icon="warning" title={say(of === 'tokens' ? 'failed' : 'nftsFailed')} action={retry}>
        {say(of === 'tokens' ? 'failedText' : 'nftsFailedText')}
      </EmptyState>
    )
  }
  const icon = of === 'tokens' ? 'wallet' : 'image'
  const [title, text] = emptyMessages[of][isKnown ? 'empty' : 'unknown']
  return (
    <EmptyState icon={icon} title={say(title, { network })} action={<OtherNetwork>{say('chooseNetwork')}</OtherNetwork>}>
      {say(text, { network })}
    </EmptyState>
  )
})

const emptyMessages = {
  tokens: { empty: ['tokensEmpty', 'tokensEmptyText'], unknown: ['tokensUnknown', 'tokensUnknownText'] },
  nfts: { empty: ['nftsEmpty', 'nftsEmptyText'], unknown: ['nftsUnknown', 'nftsUnknownText'] },
} as const
