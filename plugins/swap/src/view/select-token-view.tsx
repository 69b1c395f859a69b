import {
  EmptyState,
  Figures,
  Loading,
  Money,
  NotLoaded,
  NothingFound,
  Row,
  SearchField,
  Skeleton,
  Stack,
  Title,
  TokenAmount,
  TokenPicture,
  VirtualList,
  observer,
  useDeferredValue,
  useEffect,
  useKernel,
  useState,
  useTranslate,
  useViewScroller,
} from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'
import { formatUnits, worthOf } from '@billfold/kernel/amounts'
import { shortAddress } from '@billfold/kernel/validation'
import type { FunctionComponent, ReactElement } from 'react'
import type { SwapToken } from '../contract.js'
import type { SwapTarget } from '../form/swap-form.js'
import { swapMessages } from '../messages/swap-messages.js'
import { swapStoreKey } from '../swap-store.js'
import { matchingTokens } from '../tokens/matching-tokens.js'

/** The tokens that can be swapped, to choose one. */
const SelectTokenView: FunctionComponent<ViewProps<'SwapSelectToken'>> = observer(function SelectTokenView({
  data: { target },
}: ViewProps<'SwapSelectToken'>) {
  const say = useTranslate(swapMessages)
  const { get, load } = useKernel()
  const store = get(swapStoreKey)
  useEffect(() => void (store.provider === undefined && store.prepare(load)), [store, load])
  const { tokens } = store
  const [words, setWords] = useState('')
  const found = matchingTokens(tokens.all, useDeferredValue(words))
  const scroller = useViewScroller()
  return (
    <Stack gap={16}>
      <Title>{say('selectToken')}</Title>
      <SearchField label={say('search')} value={words} onValue={setWords} result={say('found', { count: found.length })} />
      <Loading isLoading={!tokens.isKnown && tokens.loaded.phase === 'loading'} skeleton={<Skeleton shape="token" count={4} />}>
        {found.length === 0 ? (
          <Nothing isSearch={words !== ''} />
        ) : (
          <VirtualList
            label={say('selectToken')}
            items={found}
            itemKey={({ key }) => key}
            renderItem={(token) => <Choice token={token} target={target} />}
            scroller={scroller}
          />
        )}
      </Loading>
    </Stack>
  )
})

interface ChoiceProps {
  readonly token: SwapToken
  readonly target: SwapTarget
}

const Choice = observer(function Choice({ token, target }: ChoiceProps): ReactElement {
  const kernel = useKernel()
  const { form } = kernel.get(swapStoreKey)
  const { name, symbol, held, decimals, price, address, key } = token
  const chosen = target === 'sourceToken' ? form.source : form.target
  const choose = (): void => {
    form.choose(target, key)
    kernel.router.back()
  }
  const amount = (units: bigint): ReactElement => (
    <Figures note={price === undefined ? undefined : <Money value={worthOf(units, decimals, price)} />}>
      <TokenAmount value={formatUnits(units, decimals)} />
    </Figures>
  )
  return (
    <Row
      title={name}
      subtitle={address === undefined ? symbol : `${symbol} ${shortAddress(address)}`}
      icon={<TokenPicture token={token} />}
      trailing={held === undefined || held === 0n ? undefined : amount(held)}
      selected={chosen?.key === key}
      onPress={choose}
    />
  )
})

const Nothing = observer(function Nothing({ isSearch }: { readonly isSearch: boolean }): ReactElement {
  const say = useTranslate(swapMessages)
  const { families, get } = useKernel()
  const { tokens } = get(swapStoreKey)
  if (tokens.isKnown) {
    if (isSearch && tokens.all.length > 0) return <NothingFound>{say('noneFoundText')}</NothingFound>
    return (
      <EmptyState icon="swap" title={say('noTokens')}>
        {say('noTokensText', { network: families.activeNetwork?.name ?? '' })}
      </EmptyState>
    )
  }
  return (
    <NotLoaded loaded={tokens.loaded} title={say('tokensFailed')} offlineText={say('offlineText')}>
      {say('tokensFailedText')}
    </NotLoaded>
  )
})

/** The view. */
export const selectTokenView: ReactView<'SwapSelectToken'> = { component: SelectTokenView, messages: [swapMessages] }
