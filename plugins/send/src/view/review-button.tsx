import { isBillfoldError } from '@billfold/kernel'
import { Button, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import type { FormProblem } from '../form/form-problem.js'
import { sendMessages } from '../messages/send-messages.js'
import { sendStoreKey } from '../send-store.js'

const words = {
  unsupported: 'unsupported',
  'no-token': 'selectToken',
  'no-amount': 'addAmount',
  'incorrect-value': 'incorrectValue',
  insufficient: 'insufficientFunds',
  'no-receiver': 'addAddress',
  looking: 'looking',
  'unknown-name': 'invalid',
  'invalid-address': 'invalid',
  'long-memo': 'longMemo',
} as const satisfies { readonly [K in FormProblem]: string }

/** The way on, or what is missing for it. */
export const ReviewButton: FunctionComponent = observer(function ReviewButton() {
  const say = useTranslate(sendMessages)
  const { router, toasts, log, get } = useKernel()
  const store = get(sendStoreKey)
  const { problem } = store.form
  const goOn = async (): Promise<void> => {
    try {
      await store.startReview()
      router.push('WalletSendPreview')
    } catch (error) {
      // Nothing of the form is lost.
      log.warn('The review could not be opened', error)
      toasts.show({ variant: 'error', message: isBillfoldError(error, 'sending/unsupported-chain') ? say('unsupported') : error })
    }
  }
  return (
    <Button kind="primary" disabled={problem !== undefined} focusKey="review" onPress={() => void goOn()}>
      {say(problem === undefined ? 'preview' : words[problem])}
    </Button>
  )
})
