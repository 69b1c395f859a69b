import {
  Address,
  BigAmount,
  EmptyState,
  Heading,
  List,
  Row,
  Stack,
  Title,
  numberText,
  failureMessages,
  observer,
  useEffect,
  useKernel,
  useKit,
  useTranslate,
} from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { exchangeMessages } from '../messages/exchange-messages.js'
import { paymentStoreKey } from '../payment/payment-store.js'
import type { ReadPayment } from '../payment/read-payment.js'
import { ExchangeRows } from './exchange-rows.js'
import { FailureNotice } from './failure-notice.js'
import { FailureText } from './failure-text.js'
import { WalletRow } from './wallet-row.js'

/** A payment to the app: how much, to whom, and from where. */
const PayView: FunctionComponent<ViewProps<'Pay'>> = observer(function PayView({ data }: ViewProps<'Pay'>) {
  const say = useTranslate(exchangeMessages)
  const { get, options } = useKernel()
  const store = get(paymentStoreKey)
  useEffect(() => void (data !== undefined && store.prepare(data)), [store, data])
  const { payment, refusal } = store
  return (
    <Stack gap={16}>
      <Title>{say('pay', { app: options.metadata.name ?? '' }).trim()}</Title>
      {refusal !== undefined && (
        <EmptyState icon="warning" title={say('cannotPay')}>
          <FailureText error={refusal} />
        </EmptyState>
      )}
      {data === undefined && (
        <EmptyState icon="buy" title={say('payNobody')}>
          {say('payNobodyText')}
        </EmptyState>
      )}
      {payment !== undefined && refusal === undefined && <Payment payment={payment} />}
    </Stack>
  )
})

const Payment = observer(function Payment({ payment }: { readonly payment: ReadPayment }): ReactElement {
  const say = useTranslate(exchangeMessages)
  const { get, networks, router } = useKernel()
  const { locale } = useKit()
  const store = get(paymentStoreKey)
  const { asset, amount, recipient } = payment
  const { desk, list } = store
  const { symbol, decimals } = asset.metadata
  return (
    <Stack gap={16}>
      <BigAmount unit={symbol}>{numberText(amount, { locale, decimals: Math.min(decimals, 8) }) ?? amount}</BigAmount>
      <List label={say('to')}>
        <Row title={say('to')} trailing={<Address value={recipient.slice(asset.network.length + 1)} />} />
        <Row title={say('network')} trailing={networks.find(asset.network)?.name ?? asset.network} />
      </List>
      {desk.failure !== undefined && <FailureNotice desk={desk} />}
      <Heading>{say('payFrom')}</Heading>
      <WalletRow payment={payment} />
      <ExchangeRows
        {...{ list, asset }}
        disabled={desk.isPlacing}
        onChoose={(exchange) => {
          void store.start(exchange).then((isStarted) => isStarted && router.push('PayLoading'))
        }}
      />
    </Stack>
  )
})

/** The view. */
export const payView: ReactView<'Pay'> = { component: PayView, messages: [exchangeMessages, failureMessages] }
