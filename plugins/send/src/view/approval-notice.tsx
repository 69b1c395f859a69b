import { type BillfoldError, type ErrorCode, isBillfoldError } from '@billfold/kernel'
import { Checkbox, FailureWords, Notice, Stack, TryAgainText, observer, useRelativeTime, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { sendMessages } from '../messages/send-messages.js'
import type { FactProps } from './review-facts.js'

/** What stands in the way of the approval, or what became of it. */
export const ApprovalNotice: FunctionComponent<FactProps> = observer(function ApprovalNotice({ review }: FactProps) {
  const say = useTranslate(sendMessages)
  const { approval, fee, transfer } = review
  const wallet = transfer.session.connector.name
  if (approval.phase === 'declined')
    return (
      <Notice icon="info" role="status" detail={say('nothingSent')}>
        {say('declined', { wallet })}
      </Notice>
    )
  if (approval.phase === 'risen')
    return (
      <Notice icon="warning" role="alert" detail={say('feeRoseText')}>
        {say('feeRose')}
      </Notice>
    )
  if (approval.phase === 'unknown')
    return (
      <Notice icon="warning" role="alert" detail={say('statusUnknownText')}>
        {say('statusUnknown')}
      </Notice>
    )
  if (approval.phase === 'failed') return <Failure review={review} error={approval.error} />
  if (fee.phase === 'failed')
    return (
      <Notice
        icon="warning"
        role="alert"
        detail={say('nothingSent')}
        action={isLasting(fee.error) ? undefined : <TryAgainText onPress={() => void review.estimate()} />}
      >
        <FailureWords error={fee.error} />
      </Notice>
    )
  return undefined
})

/** Failures that stay until something else is filled in: to ask again would help nobody. */
const lasting: readonly ErrorCode[] = [
  ...(['transfer/wrong-address', 'transfer/other-network', 'transfer/to-oneself', 'transfer/no-tokens'] as const),
  ...(['transfer/keeps-too-little', 'transfer/receives-too-little', 'transfer/long-memo'] as const),
]

function isLasting(error: unknown): boolean {
  return isBillfoldError(error) && lasting.includes(error.code)
}

const Failure = observer(function Failure({ review, error }: FactProps & { readonly error: unknown }): ReactElement {
  const say = useTranslate(sendMessages)
  if (isBillfoldError(error, 'sending/twice')) return <Twice review={review} error={error} />
  if (isBillfoldError(error, 'sending/changed')) {
    return (
      <Notice icon="warning" role="alert" detail={say('changedText')}>
        {say(error.context.what === 'account' ? 'changedAccount' : 'changedNetwork')}
      </Notice>
    )
  }
  return (
    <Notice icon="warning" role="alert" detail={<FailureWords error={error} />}>
      {say('failed')}
    </Notice>
  )
})

const Twice = observer(function Twice({ review, error }: FactProps & { readonly error: BillfoldError<'sending/twice'> }): ReactElement {
  const say = useTranslate(sendMessages)
  const time = useRelativeTime(error.context.at)
  return (
    <Stack gap={8}>
      <Notice icon="warning" role="alert" detail={say('twiceText', { time })}>
        {say('twice')}
      </Notice>
      <Checkbox checked={review.allowsRepeat} onChecked={review.allowRepeat}>
        {say('again')}
      </Checkbox>
    </Stack>
  )
})
