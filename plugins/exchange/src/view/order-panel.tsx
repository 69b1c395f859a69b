import {
  Address,
  Button,
  ButtonLink,
  CopyButton,
  EmptyState,
  List,
  Row,
  Stack,
  observer,
  useKernel,
  useKit,
  useTranslate,
} from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import type { ExchangeOrder } from '../contract.js'
import { exchangeMessages } from '../messages/exchange-messages.js'
import type { OrderDesk } from '../orders/order-desk.js'
import { isLast } from '../orders/order-phase.js'
import { isFollowable } from '../orders/same-order.js'
import { orderValues, orderWords, phaseLooks } from './order-words.js'

export interface OrderPanelProps {
  readonly desk: OrderDesk
  /** Leaves the order, which is over or put away. */
  readonly onLeave: () => void
}

/** How an order stands: what happened to the money, and what to do. */
export const OrderPanel: FunctionComponent<OrderPanelProps> = observer(function OrderPanel({ desk, onLeave }: OrderPanelProps) {
  const say = useTranslate(exchangeMessages)
  const { locale } = useKit()
  const { order, phase } = desk
  if (order === undefined || phase === undefined) return undefined
  const values = orderValues(order, locale)
  const { icon, role } = phaseLooks[phase]
  const [title, text] = orderWords(order, phase, desk.source)
  return (
    <Stack gap={16}>
      <div role={role}>
        <EmptyState icon={icon} title={say(title, values)}>
          {say(text, values)}
        </EmptyState>
      </div>
      <OrderFacts order={order} />
      <NextStep desk={desk} onLeave={onLeave} />
    </Stack>
  )
})

const OrderFacts = observer(function OrderFacts({ order }: { readonly order: ExchangeOrder }): ReactElement {
  const say = useTranslate(exchangeMessages)
  const { networks } = useKernel()
  const { locale } = useKit()
  const { asset, recipient, txHash, exchange, payer } = order
  const { amount } = orderValues(order, locale)
  return (
    <List label={say('amount')}>
      <Row title={say('amount')} trailing={<bdi>{amount}</bdi>} />
      <Row title={say(payer === undefined ? 'exchange' : 'payFrom')} trailing={exchange.name} />
      <Row title={say('to')} trailing={<Address value={recipient.slice(asset.network.length + 1)} />} />
      <Row title={say('network')} trailing={networks.find(asset.network)?.name ?? asset.network} />
      {txHash !== undefined && (
        <Row title={say('transaction')} subtitle={<Address value={txHash} />} trailing={<CopyButton text={txHash} form="icon" />} />
      )}
    </List>
  )
})

/** The page of the exchange while it may be needed; a question where nobody answers; the way on once it is over. */
const NextStep = observer(function NextStep({ desk, onLeave }: OrderPanelProps): ReactElement | undefined {
  const say = useTranslate(exchangeMessages)
  const { order, phase } = desk
  if (order === undefined || phase === undefined) return undefined
  const leave = (): void => {
    desk.dismiss()
    onLeave()
  }
  const isOver = isLast(phase) && phase !== 'unknown'
  const mayAsk = isFollowable(order) && (phase === 'unknown' || phase === 'missing' || phase === 'less')
  const mayOpen = order.url !== undefined && ['open', 'closed', 'silent', 'unknown'].includes(phase)
  return (
    <Stack gap={8}>
      {mayOpen && (
        <ButtonLink kind={phase === 'unknown' ? 'quiet' : 'primary'} icon="external" href={order.url ?? ''} focusKey="page">
          {say('openPage', { exchange: order.exchange.name })}
        </ButtonLink>
      )}
      {mayAsk && (
        <Button kind="primary" icon="refresh" focusKey="ask" onPress={desk.askAgain}>
          {say('askAgain')}
        </Button>
      )}
      {isOver && (
        <Button kind={mayAsk ? 'quiet' : 'primary'} focusKey="leave" onPress={leave}>
          {say('done')}
        </Button>
      )}
      {(phase === 'open' || phase === 'closed' || phase === 'unknown') && (
        <Button focusKey="another" onPress={leave}>
          {say('another')}
        </Button>
      )}
    </Stack>
  )
})
