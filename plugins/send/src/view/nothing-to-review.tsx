import { Button, EmptyState, Stack, Title, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { sendMessages } from '../messages/send-messages.js'

export interface NothingToReviewProps {
  /** The title of the view that has nothing to show. */
  readonly title: 'review' | 'send'
}

/** Stands in a view of a transfer where there is none, such as after a reload: the way back to the form. */
export const NothingToReview: FunctionComponent<NothingToReviewProps> = ({ title }) => {
  const say = useTranslate(sendMessages)
  const { router } = useKernel()
  return (
    <Stack gap={16}>
      <Title>{say(title)}</Title>
      <EmptyState
        icon="send"
        title={say('nothingToReview')}
        action={
          <Button compact onPress={() => router.replace('WalletSend')}>
            {say('fill')}
          </Button>
        }
      >
        {say('nothingToReviewText')}
      </EmptyState>
    </Stack>
  )
}
