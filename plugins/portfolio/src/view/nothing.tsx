import { EmptyState, NotListed, NotLoaded, OtherNetwork, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import type { Loaded } from '@billfold/kernel/data'
import { portfolioMessages } from '../messages/portfolio-messages.js'

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
  if (loaded.value === undefined) {
    return (
      <NotLoaded loaded={loaded} title={say(of === 'tokens' ? 'failed' : 'nftsFailed')} offlineText={say('offlineText')}>
        {say(of === 'tokens' ? 'failedText' : 'nftsFailedText')}
      </NotLoaded>
    )
  }
  const icon = of === 'tokens' ? 'wallet' : 'image'
  if (!isKnown) return <NotListed icon={icon}>{say(`${of}UnknownText`)}</NotListed>
  return (
    <EmptyState icon={icon} title={say(`${of}Empty`)} action={<OtherNetwork />}>
      {say(`${of}EmptyText`, { network })}
    </EmptyState>
  )
})
