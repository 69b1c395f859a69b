import { Button, EmptyState, observer, useKernel, useTranslate } from '@billfold/ui/kit'
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
  const { phase, value } = loaded
  if (value === undefined && phase === 'offline') {
    return (
      <EmptyState icon="offline" title={say('offline')} action={<AskAgain loaded={loaded} />}>
        {say('offlineText')}
      </EmptyState>
    )
  }
  if (value === undefined) {
    return (
      <EmptyState icon="warning" title={say(of === 'tokens' ? 'failed' : 'nftsFailed')} action={<AskAgain loaded={loaded} />}>
        {say(of === 'tokens' ? 'failedText' : 'nftsFailedText')}
      </EmptyState>
    )
  }
  const icon = of === 'tokens' ? 'wallet' : 'image'
  const [title, text] = emptyMessages[of][isKnown ? 'empty' : 'unknown']
  return (
    <EmptyState icon={icon} title={say(title, { network })} action={<OtherNetwork />}>
      {say(text, { network })}
    </EmptyState>
  )
})

const emptyMessages = {
  tokens: { empty: ['tokensEmpty', 'tokensEmptyText'], unknown: ['tokensUnknown', 'tokensUnknownText'] },
  nfts: { empty: ['nftsEmpty', 'nftsEmptyText'], unknown: ['nftsUnknown', 'nftsUnknownText'] },
} as const

/** Asks again; while that is locked it counts down in its own place. */
const AskAgain = observer(function AskAgain({ loaded }: Pick<NothingProps, 'loaded'>) {
  const say = useTranslate(portfolioMessages)
  const { secondsLeft } = loaded
  return (
    <Button compact disabled={secondsLeft > 0} onPress={() => void loaded.refresh()}>
      {secondsLeft > 0 ? say('tryAgainIn', { count: secondsLeft }) : say('tryAgain')}
    </Button>
  )
})

const OtherNetwork = observer(function OtherNetwork() {
  const say = useTranslate(portfolioMessages)
  const { networks, router, options } = useKernel()
  if (!options.networkSwitch || networks.requested.length < 2) return undefined
  return (
    <Button compact focusKey="choose network" onPress={() => router.push('Networks')}>
      {say('chooseNetwork')}
    </Button>
  )
})
