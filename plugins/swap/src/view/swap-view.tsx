import { isBillfoldError } from '@billfold/kernel'
import {
  EmptyState,
  NotConnected,
  OtherNetwork,
  Skeleton,
  Stack,
  Title,
  TryAgain,
  observer,
  useEffect,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { swapMessages } from '../messages/swap-messages.js'
import { swapStoreKey } from '../swap-store.js'
import { chooseNetwork } from './clicks.js'
import { QuoteFacts } from './quote-facts.js'
import { ReviewButton } from './review-button.js'
import { SwapAmounts } from './swap-amounts.js'
import { UnknownBalance } from './unknown-balance.js'

/** What to swap, for what, and how much of it. */
const SwapView: FunctionComponent<ViewProps<'Swap'>> = observer(function SwapView({ data }: ViewProps<'Swap'>) {
  const say = useTranslate(swapMessages)
  const { families, get, load } = useKernel()
  const store = get(swapStoreKey)
  const { activeCaipAddress: account } = families
  useEffect(() => store.endReview(), [store])
  useEffect(() => void (account !== undefined && store.prepare(load)), [store, load, account])
  const { isKnown } = store.tokens
  useEffect(() => {
    if (data !== undefined && isKnown) store.fillIn(data)
  }, [store, data, isKnown])
  return (
    <Stack gap={16}>
      <Title>{say('swap')}</Title>
      <Content />
    </Stack>
  )
})

const Content = observer(function Content(): ReactElement {
  const { families, get } = useKernel()
  const store = get(swapStoreKey)
  if (families.activeCaipAddress === undefined) return <Disconnected />
  if (isBillfoldError(store.failure, 'swap/unsupported')) return <Unsupported />
  if (store.failure !== undefined) return <Unavailable />
  if (store.provider === undefined) return <Skeleton shape="row" count={3} />
  return (
    <Stack gap={16}>
      <SwapAmounts />
      <UnknownBalance />
      <QuoteFacts />
      <ReviewButton />
    </Stack>
  )
})

function Disconnected(): ReactElement {
  const say = useTranslate(swapMessages)
  return <NotConnected>{say('disconnectedText')}</NotConnected>
}

const Unsupported = observer(function Unsupported(): ReactElement {
  const say = useTranslate(swapMessages)
  const kernel = useKernel()
  return (
    <EmptyState icon="swap" title={say('unsupported')} action={<OtherNetwork onPress={() => chooseNetwork(kernel)} />}>
      {say('unsupportedText', { network: kernel.families.activeNetwork?.name ?? '' })}
    </EmptyState>
  )
})

const Unavailable = observer(function Unavailable(): ReactElement {
  const say = useTranslate(swapMessages)
  const { get, load } = useKernel()
  const store = get(swapStoreKey)
  return (
    <EmptyState icon="warning" title={say('unavailable')} action={<TryAgain onPress={() => void store.prepare(load)} />}>
      {say('unavailableText')}
    </EmptyState>
  )
})

/** The view. */
export const swapView: ReactView<'Swap'> = { component: SwapView, messages: [swapMessages] }
