import { Notice, RequestWords, TryAgainText, observer, useMemo, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { swapMessages } from '../messages/swap-messages.js'
import type { SwapReview } from '../review/swap-review.js'

export interface ReviewWordsProps {
  readonly review: SwapReview
}

/** The approvals and the swap in words, where a plugin reads requests. */
export const ReviewWords: FunctionComponent<ReviewWordsProps> = observer(function ReviewWords({ review }: ReviewWordsProps) {
  const say = useTranslate(swapMessages)
  const { swap, built } = review
  const { session } = swap
  const request = useMemo(
    () => built && { session, transactions: [...(built.permit === undefined ? built.approvals : []), built.transaction] },
    [session, built],
  )
  if (request === undefined) return undefined
  return (
    <RequestWords
      request={request}
      failure={(retry) => (
        <Notice
          icon="warning"
          role="alert"
          detail={say('wordsFailedText', { wallet: session.connector.name })}
          action={<TryAgainText onPress={retry} />}
        >
          {say('wordsFailed')}
        </Notice>
      )}
    />
  )
})
