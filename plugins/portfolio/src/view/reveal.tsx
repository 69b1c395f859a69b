import { Notice, TextButton, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'
import { portfolioMessages } from '../messages/portfolio-messages.js'

export interface RevealProps {
  readonly of: 'spamTokens' | 'spamNfts'
  readonly count: number
  readonly isShown: boolean
  readonly onShown: (isShown: boolean) => void
}

/** The number of rows that are hidden as spam, and a button to show them all the same. */
export function Reveal({ of, count, isShown, onShown }: RevealProps): ReactElement | undefined {
  const say = useTranslate(portfolioMessages)
  if (count === 0) return undefined
  return (
    <Notice
      icon="warning"
      detail={say(of === 'spamTokens' ? 'spamText' : 'spamNftsText')}
      action={<TextButton onPress={() => onShown(!isShown)}>{say(isShown ? 'hide' : 'show')}</TextButton>}
    >
      {say(of, { count })}
    </Notice>
  )
}
