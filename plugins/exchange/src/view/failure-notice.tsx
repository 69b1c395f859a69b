import { isBillfoldError, isRefusal } from '@billfold/kernel'
import { Notice, observer, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { exchangeMessages } from '../messages/exchange-messages.js'
import type { OrderDesk } from '../orders/order-desk.js'
import { FailureText } from './failure-text.js'

export interface FailureNoticeProps {
  readonly desk: Pick<OrderDesk, 'failure' | 'asked' | 'isByWallet'>
}

/** Why no order was placed: nothing was paid then. */
export const FailureNotice: FunctionComponent<FailureNoticeProps> = observer(function FailureNotice({ desk }: FailureNoticeProps) {
  const { failure: error, asked: exchange, isByWallet: byWallet } = desk
  const say = useTranslate(exchangeMessages)
  if (isRefusal(error))
    return (
      <Notice icon="info" role="status" detail={say('listFailedText')}>
        {say('walletDeclined', { exchange })}
      </Notice>
    )
  const reason = isBillfoldError(error, 'exchange/refused') ? error.context.reason : ''
  const key = byWallet ? 'walletRefused' : reason !== '' ? 'refused' : keyOf(error)
  return (
    <Notice
      icon="warning"
      role="alert"
      detail={key === 'walletRefused' ? <FailureText error={error} /> : say(`${key}Text`, { exchange, reason })}
    >
      {say(key, { exchange })}
    </Notice>
  )
})

function keyOf(error: unknown): 'unsupported' | 'badPage' | 'noAnswer' {
  if (isBillfoldError(error, 'exchange/unsupported-asset')) return 'unsupported'
  return isBillfoldError(error, 'exchange/bad-page') ? 'badPage' : 'noAnswer'
}
