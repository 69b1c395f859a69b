import { Row, TokenAmount, observer, useTranslate } from '@billfold/ui/kit'
import { formatUnits } from '@billfold/kernel/amounts'
import type { FunctionComponent } from 'react'
import { sendMessages } from '../messages/send-messages.js'
import type { FactProps } from './review-facts.js'

/** The note that goes with it. */
export const MemoFact: FunctionComponent<FactProps> = observer(function MemoFact({ review: { transfer } }: FactProps) {
  const say = useTranslate(sendMessages)
  const { memo } = transfer.request
  return memo === undefined ? undefined : <Row wraps title={say('memo')} subtitle={<bdi>{memo}</bdi>} />
})

/** What the account costs that the receiver does not have yet. */
export const DepositFact: FunctionComponent<FactProps> = observer(function DepositFact({ review: { forecast, transfer } }: FactProps) {
  const say = useTranslate(sendMessages)
  const { symbol, decimals } = transfer.network.nativeCurrency
  if (forecast.phase !== 'known' || forecast.forecast.deposit === undefined) return undefined
  return (
    <Row
      wraps
      title={say('deposit')}
      subtitle={say('depositNote')}
      trailing={<TokenAmount value={formatUnits(forecast.forecast.deposit, decimals)} symbol={symbol} decimals={6} />}
    />
  )
})

/** What the receiver gets, where that is not what was sent. */
export const ArrivesFact: FunctionComponent<FactProps> = observer(function ArrivesFact({ review: { arrives, transfer } }: FactProps) {
  const say = useTranslate(sendMessages)
  const { token, amount } = transfer
  if (arrives === undefined || arrives === amount) return undefined
  return (
    <Row
      wraps
      title={say('arrives')}
      subtitle={arrives < amount ? say('arrivesNote') : undefined}
      trailing={<TokenAmount value={formatUnits(arrives, token.decimals)} symbol={token.symbol} decimals={6} />}
    />
  )
})
