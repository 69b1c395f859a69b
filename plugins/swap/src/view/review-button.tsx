import { Button, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import type { SwapProblem } from '../contract.js'
import { swapMessages } from '../messages/swap-messages.js'
import { swapStoreKey } from '../swap-store.js'
import { openReview } from './clicks.js'

const words = {
  'no-token': 'selectToken',
  'no-amount': 'addAmount',
  'incorrect-value': 'incorrectValue',
  'reading-balance': 'readingBalance',
  insufficient: 'insufficient',
  slippage: 'badSlippage',
  quoting: 'quoting',
  'no-route': 'noRoute',
  'no-quote': 'noQuote',
} as const satisfies { readonly [K in SwapProblem]: string }

/** The way on, or what is missing for it. */
export const ReviewButton: FunctionComponent = observer(function ReviewButton() {
  const say = useTranslate(swapMessages)
  const kernel = useKernel()
  const { problem } = kernel.get(swapStoreKey)
  return (
    <Button kind="primary" disabled={problem !== undefined} focusKey="review" onPress={() => openReview(kernel)}>
      {say(problem === undefined ? 'review' : words[problem])}
    </Button>
  )
})
