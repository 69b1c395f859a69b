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
  useKernel,
  useState,
  useTranslate,
  useViewScroller,
} from '@billfold/ui/kit'
import type { ReactView } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { formatUnits } from '@billfold/kernel/amounts'
import { shortAddress } from '@billfold/kernel/validation'
import type { SendToken } from '../contract.js'
import { worthOf } from '../form/money.js'
import { sendMessages } from '../messages/send-messages.js'
import { sendStoreKey } from '../send-store.js'
import { matchingTokens } from '../tokens/matching-tokens.js'

/** The tokens of the account, to choose one. */
const SelectTokenView: FunctionComponent = observer(function SelectTokenView() {
  const say = useTranslate(sendMessages)
  const { tokens } = useKernel().get(sendStoreKey)
  const [words, setWords] = useState('')
  const found = matchingTokens(tokens.all, words)
  return (
    <Stack gap={16}>
      <Title>{say('selectToken')}</Title>
      <SearchField label={say('search')} value={words} onValue={setWords} result={say('found', { count: found.length })} />
      <Loading isLoading={!tokens.isKnown && tokens.loaded.phase === 'loading'} skeleton={<Skeleton shape="token" count={4} />}>
        {found.length === 0 ? <Nothing isSearch={words !== ''} /> : <Choices found={found} />}
      </Loading>
    </Stack>
  )
})

const Choices = observer(function Choices({ found }: { readonly found: readonly SendToken[] }): ReactElement {
  const say = useTranslate(sendMessages)
  const scroller = useViewScroller()
  return (
    <VirtualList
      label={say('selectToken')}
      items={found}
      itemKey={({ key }) => key}
      renderItem={(token) => <Choice token={token} />}
      scroller={scroller}
    />
  )
})

const Choice = observer(function Choice({ token }: { readonly token: SendToken }): ReactElement {
  const kernel = useKernel()
  const { form } = kernel.get(sendStoreKey)
  const { name, symbol, held, decimals, price, address } = token
  const choose = (): void => {
    form.chooseToken(token.key)
    kernel.router.back()
  }
  return (
    <Row
      title={name}
      subtitle={address === undefined ? symbol : `${symbol} ${shortAddress(address)}`}
      icon={<TokenPicture token={token} />}
      trailing={
        <Figures note={price === undefined ? undefined : <Money value={worthOf(held, decimals, price)} />}>
          <TokenAmount value={formatUnits(held, decimals)} />
        </Figures>
      }
      selected={form.token?.key === token.key}
      onPress={choose}
    />
  )
})

const Nothing = observer(function Nothing({ isSearch }: { readonly isSearch: boolean }): ReactElement {
  const say = useTranslate(sendMessages)
  const { families, get } = useKernel()
  const { tokens } = get(sendStoreKey)
  if (isSearch && tokens.all.length > 0) return <NothingFound>{say('noneFoundText')}</NothingFound>
  if (tokens.isKnown)
    return (
      <EmptyState icon="wallet" title={say('noTokens')}>
        {say('noTokensText', { network: families.activeNetwork?.name ?? '' })}
      </EmptyState>
    )
  return (
    <NotLoaded loaded={tokens.loaded} title={say('tokensFailed')} offlineText={say('offlineText')}>
      {say('tokensFailedText')}
    </NotLoaded>
  )
})

/** The view. */
export const selectTokenView: ReactView<'WalletSendSelectToken'> = { component: SelectTokenView, messages: [sendMessages] }
