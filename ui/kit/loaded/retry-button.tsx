import type { Loaded } from '@billfold/kernel/data'
import type { FunctionComponent } from 'react'

import { Button } from '../button/button.js'
import { observer } from '../react/hooks.js'

export interface RetryButtonProps {
  readonly loaded: Pick<Loaded<unknown>, 'secondsLeft' | 'refresh'>
  /** Its words, also for while it waits. */
  readonly label: (secondsLeft: number) => string
}

/** Asks again; while that is locked it counts down in its own place. */
export const RetryButton: FunctionComponent<RetryButtonProps> = observer(function RetryButton({ loaded, label }: RetryButtonProps) {
  const { secondsLeft } = loaded
  return (
    <Button compact disabled={secondsLeft > 0} onPress={() => void loaded.refresh()}>
      {label(secondsLeft)}
    </Button>
  )
})
