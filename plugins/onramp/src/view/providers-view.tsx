import {
  Button,
  EmptyState,
  List,
  NotConnected,
  Notice,
  OtherNetwork,
  Row,
  Skeleton,
  Stack,
  Text,
  TextButton,
  Title,
  observer,
  useEffect,
  useKernel,
  useKit,
  useTranslate,
} from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { onrampMessages } from '../messages/onramp-messages.js'
import { onrampStoreKey } from '../onramp-store.js'
import { BuyAmounts } from './buy-amounts.js'
import { localFee } from './local-fee.js'
import { MissingFacts } from './missing-facts.js'

/** What to buy, for how much, and of whom. */
const ProvidersView: FunctionComponent<ViewProps<'OnRampProviders'>> = observer(function ProvidersView() {
  const say = useTranslate(onrampMessages)
  const { get, load, events, families } = useKernel()
  const store = get(onrampStoreKey)
  useEffect(() => store.use(load), [store, load])
  useEffect(() => {
    const { account } = families.active?.session ?? {}
    events.publish('analytics:recorded', { event: 'SELECT_BUY_CRYPTO', properties: { isSmartAccount: account?.type === 'smartAccount' } })
  }, [events, families])
  return (
    <Stack gap={16}>
      <Title>{say('title')}</Title>
      <Content />
    </Stack>
  )
})

const Content = observer(function Content(): ReactElement {
  const { families, get } = useKernel()
  const { choice } = get(onrampStoreKey)
  if (families.activeCaipAddress === undefined) return <Disconnected />
  if (choice.isRestricted) return <Restricted />
  if (choice.selectedProvider === undefined) return <NobodySells />
  if (!choice.isKnown) return <Skeleton shape="row" count={4} />
  if (choice.purchaseCurrency === undefined) return <NobodySells />
  return (
    <Stack gap={16}>
      <UnderWay />
      <BuyAmounts />
      <MissingFacts />
      <Providers />
      <BuyButton />
      <What />
    </Stack>
  )
})

const UnderWay = observer(function UnderWay(): ReactElement | undefined {
  const say = useTranslate(onrampMessages)
  const { router, get } = useKernel()
  const { follower } = get(onrampStoreKey)
  const { order, outcome } = follower
  if (order === undefined || outcome !== undefined) return undefined
  const values = { amount: `${order.amount} ${order.currency}`, provider: order.provider }
  return (
    <Notice
      icon="clock"
      detail={say('underWayText', values)}
      action={
        <TextButton focusKey="under way" onPress={() => router.push('BuyInProgress')}>
          {say('show')}
        </TextButton>
      }
    >
      {say('underWay')}
    </Notice>
  )
})

/** The choice of a provider; where there is one alone, its button names it. */
const Providers = observer(function Providers(): ReactElement | undefined {
  const say = useTranslate(onrampMessages)
  const { locale } = useKit()
  const { choice } = useKernel().get(onrampStoreKey)
  if (choice.providers.length < 2) return undefined
  return (
    <List label={say('chooseProvider')}>
      {choice.providers.map(({ name, label, feeRange }) => (
        <Row
          key={name}
          title={label}
          subtitle={say('feeRange', { range: localFee(feeRange, locale) })}
          selected={name === choice.selectedProvider?.name}
          onPress={() => choice.chooseProvider(name)}
        />
      ))}
    </List>
  )
})

const BuyButton = observer(function BuyButton(): ReactElement {
  const say = useTranslate(onrampMessages)
  const { router, get } = useKernel()
  const store = get(onrampStoreKey)
  const { choice, opener } = store
  const { problem } = choice
  const provider = choice.selectedProvider?.label ?? ''
  const isAsking = opener.phase === 'asking'
  const words = isAsking
    ? say('opening', { provider })
    : problem === undefined
      ? say('buy', { provider })
      : say(problem.kind === 'none' ? 'addAmount' : 'incorrect')
  // The window is opened by this press: later a browser refuses it.
  const buy = (): void => {
    if (store.buy()) router.push('BuyInProgress')
  }
  return (
    <Button kind="primary" icon="external" disabled={choice.question === undefined || isAsking} focusKey="buy" onPress={buy}>
      {words}
    </Button>
  )
})

const What = observer(function What(): ReactElement {
  const say = useTranslate(onrampMessages)
  const { locale } = useKit()
  const { router, events, families, get } = useKernel()
  const { choice } = get(onrampStoreKey)
  const open = (): void => {
    const isSmartAccount = families.active?.session?.account.type === 'smartAccount'
    events.publish('analytics:recorded', { event: 'SELECT_WHAT_IS_A_BUY', properties: { isSmartAccount } })
    router.push('WhatIsABuy')
  }
  return (
    <Text kind="small" align="center">
      {choice.providers.length === 1 && `${say('feeRange', { range: localFee(choice.selectedProvider?.feeRange ?? '', locale) })} · `}
      <TextButton focusKey="what" onPress={open}>
        {say('what')}
      </TextButton>
    </Text>
  )
})

function Disconnected(): ReactElement {
  const say = useTranslate(onrampMessages)
  return <NotConnected>{say('disconnectedText')}</NotConnected>
}

function Restricted(): ReactElement {
  const say = useTranslate(onrampMessages)
  return (
    <EmptyState icon="buy" title={say('restricted')}>
      {say('restrictedText')}
    </EmptyState>
  )
}

const NobodySells = observer(function NobodySells(): ReactElement {
  const say = useTranslate(onrampMessages)
  const { families, get } = useKernel()
  const provider = get(onrampStoreKey).choice.selectedProvider?.label
  const network = families.activeNetwork?.name ?? ''
  return (
    <EmptyState icon="buy" title={provider === undefined ? say('noProviders') : say('nothingSold', { network })} action={<OtherNetwork />}>
      {provider === undefined ? say('noProvidersText', { network }) : say('nothingSoldText', { provider })}
    </EmptyState>
  )
})

/** The view. */
export const providersView: ReactView<'OnRampProviders'> = { component: ProvidersView, messages: [onrampMessages] }
