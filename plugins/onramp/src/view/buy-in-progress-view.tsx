import {
  Address,
  Button,
  ButtonLink,
  EmptyState,
  List,
  Row,
  Stack,
  Title,
  failureMessages,
  observer,
  useEffect,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import type { OpenOrder } from '../contract.js'
import { onrampMessages } from '../messages/onramp-messages.js'
import { onrampStoreKey } from '../onramp-store.js'
import { type ProgressState, progressState } from './progress-state.js'
import { progressWords } from './progress-words.js'
import { useIsSlow } from './use-is-slow.js'
import { useOpenFailure } from './use-open-failure.js'

/** The wait for what was bought, and what became of it. */
const BuyInProgressView: FunctionComponent<ViewProps<'BuyInProgress'>> = observer(function BuyInProgressView() {
  const say = useTranslate(onrampMessages)
  const { get, load } = useKernel()
  const store = get(onrampStoreKey)
  useEffect(() => store.use(load), [store, load])
  useEffect(() => store.opener.watchWindow(), [store])
  const { opener, follower } = store
  const { order, standing, outcome, isSilent, holds } = follower
  const isSlow = useIsSlow(order?.at)
  const state = progressState({
    ...{ hasOrder: order !== undefined, opening: opener.phase, isClosed: opener.isClosed },
    ...{ status: standing?.status, outcome, isSilent, isSlow },
  })
  const provider =
    store.providers.find(({ name }) => name === order?.provider)?.label ?? order?.provider ?? store.selectedProvider?.label ?? ''
  const reason = useOpenFailure(opener.failure, provider)
  const words = progressWords({ state, say, provider, order, standing, holds, reason })
  return (
    <Stack gap={16}>
      <Title>{say('progressTitle')}</Title>
      <div role={words.isAlert ? 'alert' : 'status'}>
        <EmptyState icon={words.icon} title={words.title}>
          {words.text}
        </EmptyState>
      </div>
      {order !== undefined && state !== 'openFailed' && state !== 'asking' && <Facts order={order} />}
      <Ways state={state} provider={provider} order={order} />
    </Stack>
  )
})

const Facts = observer(function Facts({ order }: { readonly order: OpenOrder }): ReactElement {
  const say = useTranslate(onrampMessages)
  return (
    <List label={say('order')}>
      <Row title={say('pay')} trailing={`${order.amount} ${order.currency}`} />
      {order.expected !== '' && <Row title={say('get')} trailing={`${order.expected} ${order.symbol}`} />}
      <Row title={say('account')} trailing={<Address value={order.account.slice(order.account.lastIndexOf(':') + 1)} />} />
      {order.orderId !== '' && <Row title={say('order')} subtitle={order.orderId} wraps />}
    </List>
  )
})

interface WaysProps {
  readonly state: ProgressState
  readonly provider: string
  readonly order: OpenOrder | undefined
}

/** States after which the page of the order is of no more use. */
const over: readonly ProgressState[] = ['arrived', 'less', 'twice', 'declined', 'expired', 'failed']

const Ways = observer(function Ways({ state, provider, order }: WaysProps): ReactElement | undefined {
  const say = useTranslate(onrampMessages)
  const { router, get } = useKernel()
  const store = get(onrampStoreKey)
  const { opener } = store
  const startOver = (): void => {
    store.startOver()
    router.replace('OnRampProviders')
  }
  if (state === 'asking') return undefined
  if (state === 'openFailed' || state === 'none')
    return (
      <Button kind="primary" onPress={startOver}>
        {say(state === 'none' ? 'startOver' : 'back')}
      </Button>
    )
  if (over.includes(state))
    return (
      <Button kind="primary" onPress={startOver}>
        {say(state === 'arrived' ? 'done' : 'startOver')}
      </Button>
    )
  return (
    <Stack gap={8}>
      {state === 'blocked' && order !== undefined ? (
        <ButtonLink kind="primary" icon="external" href={order.url} onFollow={opener.followed}>
          {say('openPage', { provider })}
        </ButtonLink>
      ) : (
        <Button kind="primary" icon="external" onPress={opener.openAgain}>
          {say('openAgain', { provider })}
        </Button>
      )}
      <Button onPress={startOver}>{say('leave')}</Button>
    </Stack>
  )
})

/** The view. */
export const buyInProgressView: ReactView<'BuyInProgress'> = { component: BuyInProgressView, messages: [onrampMessages, failureMessages] }
