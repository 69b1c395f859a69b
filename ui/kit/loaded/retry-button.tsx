import type { Loaded } from '@billfold/kernel/data'
import type { FunctionComponent } from 'react'

import { Button } from '../button/button.js'
import { useTranslate } from '../environment/use-translate.js'
import { laterKitMessages } from '../messages/later-kit-messages.js'
import { observer } from '../react/hooks.js'
import { TextButton } from '../text/text-button.js'

export interface RetryButtonProps {
  readonly loaded: Pick<Loaded<unknown>, 'secondsLeft' | 'refresh'>
}

/** Asks again; while that is locked it counts down in its own place. */
export const RetryButton: FunctionComponent<RetryButtonProps> = observer(function RetryButton({ loaded }: RetryButtonProps) {
  return (
    <Button compact disabled={loaded.secondsLeft > 0} onPress={() => void loaded.refresh()}>
      {useRetryLabel(loaded)}
    </Button>
  )
})

/** The same in running text, which has nothing to press while it counts. */
export const RetryText: FunctionComponent<RetryButtonProps> = observer(function RetryText({ loaded }: RetryButtonProps) {
  const label = useRetryLabel(loaded)
  return loaded.secondsLeft > 0 ? <>{label}</> : <TextButton onPress={() => void loaded.refresh()}>{label}</TextButton>
})

function useRetryLabel({ secondsLeft }: RetryButtonProps['loaded']): string {
  const say = useTranslate(laterKitMessages)
  return secondsLeft > 0 ? say('tryAgainIn', { count: secondsLeft }) : say('tryAgain')
}
