import {
  Button,
  Checkbox,
  EmptyState,
  Faded,
  Loading,
  Skeleton,
  Stack,
  StaleNotice,
  VirtualList,
  numberText,
  observer,
  useEffect,
  useKernel,
  useKit,
  useState,
  useTranslate,
} from '@billfold/ui/kit'
import type { ReactView } from '@billfold/ui/kit'
import { isFirstLoading } from '@billfold/kernel/data'
import type { FunctionComponent, ReactElement } from 'react'
import { type Portfolio, portfolioKey } from '../contract.js'
import { portfolioMessages } from '../messages/portfolio-messages.js'
import { Nothing } from './nothing.js'
import { Reveal } from './reveal.js'
import { TokenLine } from './token-line.js'
import { useListScroller } from './use-list-scroller.js'

/** The tokens of the account, most worth first. */
const TokensView: FunctionComponent = observer(function TokensView() {
  const kernel = useKernel()
  const store = kernel.get(portfolioKey)
  const { tokens, rows, spam } = store
  useEffect(() => {
    store.renew()
    // The account that was closed stands as it was left when it opens again.
    return kernel.events.on('modal:opened', () => store.renew())
  }, [store, kernel])
  const isFirst = isFirstLoading(tokens)
  const isEmpty = tokens.value === undefined || rows.length + spam.length + store.smallCount === 0
  return (
    <Loading isLoading={isFirst} skeleton={<Skeleton shape="token" count={4} />}>
      {isEmpty ? <Nothing of="tokens" loaded={tokens} isKnown={tokens.value?.source !== 'none'} /> : <Held store={store} />}
    </Loading>
  )
})

const Held = observer(function Held({ store }: { readonly store: Portfolio }) {
  const say = useTranslate(portfolioMessages)
  const [showsSpam, setShowsSpam] = useState(false)
  const { tokens, rows, spam, smallCount } = store
  const visible = showsSpam ? [...rows, ...spam] : rows
  const scroller = useListScroller(visible.length)
  return (
    <Stack gap={0}>
      {tokens.isStale && <StaleNotice loaded={tokens}>{say('failed')}</StaleNotice>}
      {smallCount > 0 && <SmallSwitch store={store} />}
      {visible.length === 0 && smallCount > 0 ? (
        <OnlySmall store={store} />
      ) : (
        <Faded isFaded={tokens.isStale}>
          <VirtualList
            label={say('tokens')}
            items={visible}
            itemKey={({ key }) => key}
            renderItem={(row) => <TokenLine row={row} />}
            scroller={scroller}
          />
        </Faded>
      )}
      <Reveal of="spamTokens" count={spam.length} isShown={showsSpam} onShown={setShowsSpam} />
    </Stack>
  )
})

const SmallSwitch = observer(function SmallSwitch({ store }: { readonly store: Portfolio }): ReactElement {
  const say = useTranslate(portfolioMessages)
  return (
    <Checkbox checked={store.hidesSmall} onChecked={store.hideSmall}>
      {say('hideSmall')}
      {store.hidesSmall && <> ({say('smallHidden', { count: store.smallCount })})</>}
    </Checkbox>
  )
})

const OnlySmall = observer(function OnlySmall({ store }: { readonly store: Portfolio }): ReactElement {
  const say = useTranslate(portfolioMessages)
  const { locale } = useKit()
  const amount = numberText(store.smallBelow, { locale, currency: 'USD', decimals: 2 }) ?? ''
  return (
    <EmptyState
      icon="wallet"
      title={say('allSmall')}
      action={
        <Button compact onPress={() => store.hideSmall(false)}>
          {say('showSmall')}
        </Button>
      }
    >
      {say('allSmallText', { amount })}
    </EmptyState>
  )
})

/** The tab Tokens. */
export const tokensView: ReactView<'PortfolioTokens'> = { component: TokensView, messages: [portfolioMessages] }
