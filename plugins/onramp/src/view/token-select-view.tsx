import {
  EmptyState,
  NothingFound,
  Row,
  SearchField,
  Skeleton,
  Stack,
  Title,
  VirtualList,
  observer,
  useDeferredValue,
  useKernel,
  useState,
  useTranslate,
  useViewScroller,
} from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { entryOn } from '../choices/purchasable.js'
import type { PurchaseCurrency } from '../contract.js'
import { onrampMessages } from '../messages/onramp-messages.js'
import { onrampStoreKey } from '../onramp-store.js'
import { CurrencyPicture } from './currency-picture.js'

/** The tokens that are sold on this network, to choose one. */
const TokenSelectView: FunctionComponent<ViewProps<'OnRampTokenSelect'>> = observer(function TokenSelectView() {
  const say = useTranslate(onrampMessages)
  const { choice } = useKernel().get(onrampStoreKey)
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words).trim().toLowerCase()
  const found = choice.purchaseCurrencies.filter(({ name, symbol }) => `${name} ${symbol}`.toLowerCase().includes(wanted))
  const scroller = useViewScroller()
  return (
    <Stack gap={16}>
      <Title>{say('tokenTitle')}</Title>
      <SearchField label={say('search')} value={words} onValue={setWords} result={say('found', { count: found.length })} />
      {!choice.isKnown && choice.selectedProvider !== undefined ? (
        <Skeleton shape="token" count={3} />
      ) : found.length === 0 ? (
        <Nothing isSearch={wanted !== ''} />
      ) : (
        <VirtualList
          label={say('tokenTitle')}
          items={found}
          itemKey={({ id }) => id}
          renderItem={(currency) => <Token currency={currency} />}
          scroller={scroller}
        />
      )}
    </Stack>
  )
})

const Token = observer(function Token({ currency }: { readonly currency: PurchaseCurrency }): ReactElement {
  const { router, families, get } = useKernel()
  const { choice } = get(onrampStoreKey)
  const { id, name, symbol } = currency
  const network = families.activeNetwork
  const place = network === undefined ? undefined : entryOn(currency, network)?.display_name
  const choose = (): void => {
    choice.chooseToken(id)
    router.back()
  }
  return (
    <Row
      title={name}
      subtitle={place === undefined || place.includes(':') ? `${symbol} ${network?.name ?? ''}` : `${symbol} ${place}`}
      icon={<CurrencyPicture currency={currency} />}
      selected={choice.purchaseCurrency?.id === id}
      onPress={choose}
    />
  )
})

const Nothing = observer(function Nothing({ isSearch }: { readonly isSearch: boolean }): ReactElement {
  const say = useTranslate(onrampMessages)
  const { families, get } = useKernel()
  const { choice } = get(onrampStoreKey)
  if (isSearch) return <NothingFound>{say('noneFoundText')}</NothingFound>
  return (
    <EmptyState icon="buy" title={say('nothingSold', { network: families.activeNetwork?.name ?? '' })}>
      {say('nothingSoldText', { provider: choice.selectedProvider?.label ?? '' })}
    </EmptyState>
  )
})

/** The view. */
export const tokenSelectView: ReactView<'OnRampTokenSelect'> = { component: TokenSelectView, messages: [onrampMessages] }
