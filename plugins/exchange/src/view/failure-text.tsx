import { type ErrorCode, isBillfoldError } from '@billfold/kernel'
import { FailureWords, type Translate, observer, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import type { en } from '../messages/en.js'
import { exchangeMessages } from '../messages/exchange-messages.js'

export interface FailureTextProps {
  readonly error: unknown
}

/** Why a payment cannot be made, and what to do instead. */
export const FailureText: FunctionComponent<FailureTextProps> = observer(function FailureText({ error }: FailureTextProps) {
  return failureText(error, useTranslate(exchangeMessages)) ?? <FailureWords error={error} />
})

/** A failure of payments in the visitor's words; undefined for what is none. */
function failureText(error: unknown, say: Translate<typeof en>): string | undefined {
  if (isBillfoldError(error, 'exchange/refused')) return say('refusedText', error.context)
  const remedy = remedyOf(error, say)
  return remedy && `${say('listFailedText')} ${remedy}`
}

function remedyOf(error: unknown, say: Translate<typeof en>): string | undefined {
  if (isBillfoldError(error, 'exchange/no-wallet')) return say('noWalletText')
  if (isBillfoldError(error, 'exchange/wallet-moved')) return say('walletMovedText', error.context)
  if (isBillfoldError(error, 'exchange/busy')) return say('busyText')
  return isBillfoldError(error) && ofTheApp.includes(error.code) ? say('cannotPayText') : undefined
}

/** Failures that only the app can put right. */
const ofTheApp: readonly ErrorCode[] = [
  'exchange/unsupported-asset',
  'exchange/bad-amount',
  'exchange/bad-recipient',
  'exchange/no-service',
]
