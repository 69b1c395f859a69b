import type { ViewName } from '@billfold/kernel'
import { Button, Stack, Title, TryAgain, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { shellMessages } from '../messages/shell-messages.js'
import { useShell } from './shell-context.js'

/** What stands where a view did not come: it is part of the shell, so that it needs nothing that could be missing too. */
export function LoadFailure({ view }: { readonly view: ViewName }): ReactElement {
  const say = useTranslate(shellMessages)
  const { stage, kernel } = useShell()
  if (kernel.views.owner(view) === undefined) return <Failure title={say('viewMissing')} text={say('viewMissingText')} />
  return <Failure title={say('loadFailed')} text={say('loadFailedText')} onRetry={() => stage.retry()} />
}

/** What stands where a view broke. */
export function DrawFailure({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const say = useTranslate(shellMessages)
  return <Failure title={say('viewFailed')} text={say('viewFailedText')} onRetry={onRetry} />
}

interface FailureProps {
  readonly title: string
  readonly text: string
  readonly onRetry?: () => void
}

function Failure({ title, text, onRetry }: FailureProps): ReactElement {
  const say = useTranslate(shellMessages)
  const { router } = useKernel()
  return (
    <Stack gap={20}>
      <Title lead={text}>{title}</Title>
      <Stack gap={8}>
        <Button kind={onRetry === undefined ? 'primary' : 'quiet'} onPress={() => router.back()}>
          {say(router.canGoBack ? 'back' : 'close')}
        </Button>
        {onRetry !== undefined && <TryAgain kind="primary" onPress={onRetry} />}
      </Stack>
    </Stack>
  )
}
