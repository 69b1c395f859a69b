import { type BillfoldError, isBillfoldError } from '@billfold/kernel'
import {
  Checkbox,
  FailureWords,
  Notice,
  Stack,
  TryAgainText,
  localAmount,
  observer,
  useKit,
  useRelativeTime,
  useTranslate,
} from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { limits } from '../limits.js'
import { swapMessages } from '../messages/swap-messages.js'
import type { BuiltSwap } from '../review/built-swap.js'
import type { SwapReview } from '../review/swap-review.js'
import { useDigits } from './use-digits.js'

export interface StepNoticeProps {
  readonly review: SwapReview
}

/** What comes next, what stands in the way of it, or what became of the money. */
export const StepNotice: FunctionComponent<StepNoticeProps> = observer(function StepNotice({ review }: StepNoticeProps) {
  const say = useTranslate(swapMessages)
  const { step, swap } = review
  const wallet = swap.session.connector.name
  if (step.phase === 'declined')
    return (
      <Notice icon="info" role="status" detail={say(stayOf(review, step.what))}>
        {say('declined', { wallet })}
      </Notice>
    )
  if (step.phase === 'unknown')
    return (
      <Notice icon="warning" role="alert" detail={say('statusUnknownText')}>
        {say('statusUnknown')}
      </Notice>
    )
  if (step.phase === 'failed') return <Failure review={review} error={step.error} hasRun={step.hasRun === true} />
  if (step.phase === 'ready') return <Ready review={review} />
  return undefined
})

/** What stays after a no. */
function stayOf({ isApproved, permit }: SwapReview, declined: 'permit' | 'approval' | 'swap') {
  if (declined === 'permit') return 'permitDeclined'
  if (isApproved) return 'approvalStays'
  return typeof permit === 'object' ? 'permitStays' : 'nothingSwapped'
}

const Ready = observer(function Ready({ review }: StepNoticeProps): ReactElement | undefined {
  const say = useTranslate(swapMessages)
  const exactly = useDigits(20)
  const { step, swap, built, isApproved } = review
  const cannot = cannotOf(review)
  const { source, order, session } = swap
  if (step.phase !== 'ready' || built === undefined) return undefined
  const wallet = session.connector.name
  const amount = exactly(order.amount, source)
  return (
    <Stack gap={8}>
      {step.isWorse === true && (
        <Notice icon="warning" role="alert" detail={say('worseText')}>
          {say('worse')}
        </Notice>
      )}
      {!built.isTried && (
        <Notice icon="warning" detail={say('untriedText', { network: order.network.name })}>
          {say('untried')}
        </Notice>
      )}
      {built.approvals.length > 0 && (
        <Notice
          icon="info"
          role={cannot && 'status'}
          detail={`${cannot ? `${say('nothingSwapped')} ` : ''}${say(steps[stepsOf(built)].text, { wallet, amount, minutes })}`}
        >
          {cannot ? say(cannot, { wallet }) : say(steps[stepsOf(built)].title)}
        </Notice>
      )}
      {isApproved && (
        <Notice icon="check" role="status">
          {say('approvedText')}
        </Notice>
      )}
    </Stack>
  )
})

/** How the approval and the swap are asked for. */
const steps = {
  one: { title: 'oneStep', text: 'oneStepText' },
  permit: { title: 'permit', text: 'permitText' },
  two: { title: 'approvalNeeded', text: 'approvalNeededText' },
  three: { title: 'threeSteps', text: 'threeStepsText' },
} as const

function stepsOf({ approvals, isOneStep, permit }: BuiltSwap): keyof typeof steps {
  if (isOneStep) return 'one'
  if (permit !== undefined) return 'permit'
  return approvals.length > 1 ? 'three' : 'two'
}

/** Why it takes more steps than was said before. */
function cannotOf({ isApart, permit, built }: SwapReview): 'notTogether' | 'permitFailed' | undefined {
  if (built?.permit !== undefined) return undefined
  return permit === 'failed' ? 'permitFailed' : isApart ? 'notTogether' : undefined
}

/** Time for which a permit is good. */
const minutes = limits.permit / 60_000

interface FailureProps extends StepNoticeProps {
  readonly error: unknown
  readonly hasRun: boolean
}

const Failure = observer(function Failure({ review, error, hasRun }: FailureProps): ReactElement {
  const say = useTranslate(swapMessages)
  const { locale } = useKit()
  if (isBillfoldError(error, 'swap/twice')) return <Twice review={review} error={error} />
  const again = <TryAgainText onPress={() => void review.build()} />
  const [title, text] = wordsOf(error, { say, locale }) ?? [say('failed'), hasRun ? say('failedRan') : undefined]
  const own = (
    <>
      <FailureWords error={error} /> {say('nothingSwapped')}
    </>
  )
  return (
    <Notice icon="warning" role="alert" detail={text ?? own} action={isBillfoldError(error, 'swap/other-spender') ? undefined : again}>
      {title}
    </Notice>
  )
})

type Words = readonly [title: string, text: string]

interface SwapLanguage {
  readonly say: ReturnType<typeof useTranslate<typeof swapMessages.english>>
  readonly locale: string
}

/** A failure of swaps in the visitor's words. */
function wordsOf(error: unknown, { say, locale }: SwapLanguage): Words | undefined {
  if (isBillfoldError(error, 'swap/other-spender'))
    return [say('otherSpender'), say('otherSpenderText', { spender: error.context.spender })]
  if (isBillfoldError(error, 'swap/differs')) {
    const { what, quoted, found } = error.context
    const amounts = { quoted: localAmount(quoted, locale), found: localAmount(found, locale) }
    return [say('otherSpender'), say(what === 'gives' ? 'differsGives' : 'differsTakes', amounts)]
  }
  if (isBillfoldError(error, 'swap/no-route')) return [say('noRoute'), say('nothingSwapped')]
  if (isBillfoldError(error, 'swap/bad-quote')) return [say('noQuote'), say('noQuoteText')]
  if (isBillfoldError(error, 'swap/would-fail')) return [say('wouldFail'), say('wouldFailText')]
  if (isBillfoldError(error, 'swap/no-fee')) {
    const { needed, held } = error.context
    return [say('noFee'), say('noFeeText', { needed: localAmount(needed, locale), held: localAmount(held, locale) })]
  }
  if (isBillfoldError(error, 'swap/unsupported')) return [say('unsupported'), say('unsupportedText', { network: error.context.network })]
  if (isBillfoldError(error, 'swap/no-gas-price')) return [say('gasUnsupported'), say('nothingSwapped')]
  if (isBillfoldError(error, 'swap/approval-failed')) return [say('failed'), `${say('failedRan')} ${say('nothingSwapped')}`]
  if (isBillfoldError(error, 'swap/changed'))
    return [say(error.context.what === 'account' ? 'changedAccount' : 'changedNetwork'), say('changedText')]
  return undefined
}

interface TwiceProps extends StepNoticeProps {
  readonly error: BillfoldError<'swap/twice'>
}

const Twice = observer(function Twice({ review, error }: TwiceProps): ReactElement {
  const say = useTranslate(swapMessages)
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
