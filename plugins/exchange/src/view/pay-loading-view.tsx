import { EmptyState, Stack, Title, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ReactView } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { exchangeMessages } from '../messages/exchange-messages.js'
import { paymentStoreKey } from '../payment/payment-store.js'
import { OrderPanel } from './order-panel.js'

/** The wait for a payment to the app, and what became of it. */
const PayLoadingView: FunctionComponent = observer(function PayLoadingView() {
  const say = useTranslate(exchangeMessages)
  const { get, options, router } = useKernel()
  const { desk } = get(paymentStoreKey)
  return (
    <Stack gap={16}>
      <Title>{say('pay', { app: options.metadata.name ?? '' }).trim()}</Title>
      {desk.order === undefined ? (
        <EmptyState icon="buy" title={say('payNobody')}>
          {say('payNobodyText')}
        </EmptyState>
      ) : (
        <OrderPanel desk={desk} onLeave={router.back} />
      )}
    </Stack>
  )
})

/** The view. */
export const payLoadingView: ReactView<'PayLoading'> = { component: PayLoadingView, messages: [exchangeMessages] }
