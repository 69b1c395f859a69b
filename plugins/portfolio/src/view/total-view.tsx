import {
  BigAmount,
  Faded,
  IconButton,
  Loading,
  Money,
  Skeleton,
  Spread,
  Stack,
  Text,
  TokenAmount,
  laterKitMessages,
  observer,
  useKernel,
  useKit,
  useRelativeTime,
  useTranslate,
} from '@billfold/ui/kit'
import type { ReactView } from '@billfold/ui/kit'
import { isFirstLoading } from '@billfold/kernel/data'
import type { FunctionComponent, ReactElement } from 'react'
import { type Portfolio, portfolioKey } from '../contract.js'
import { portfolioMessages } from '../messages/portfolio-messages.js'
import { leftOutText } from './left-out-text.js'

/** The total, its age, and a button to refresh it. */
const TotalView: FunctionComponent = observer(function TotalView() {
  const say = useTranslate(portfolioMessages)
  const kernel = useKernel()
  const { families } = kernel
  const store = kernel.get(portfolioKey)
  const { tokens, worth } = store
  const isFirst = isFirstLoading(tokens)
  const isLocked = tokens.phase === 'loading' || tokens.secondsLeft > 0
  const { balance, balanceSymbol } = families.account() ?? {}
  // What is known stands until more is.
  if (isFirst && balance !== undefined) return <Native balance={balance} symbol={balanceSymbol} />
  return (
    <Loading isLoading={isFirst} skeleton={<Outline />}>
      <Stack gap={4}>
        <Spread
          end={
            <IconButton
              icon="refresh"
              label={say(tokens.phase === 'loading' ? 'refreshing' : 'refresh')}
              disabled={isLocked}
              onPress={() => void tokens.refresh()}
            />
          }
        >
          <Faded isFaded={tokens.isStale}>
            <Sum store={store} />
          </Faded>
        </Spread>
        {worth.unpriced > 0 && worth.known !== undefined && <Unpriced store={store} />}
        {tokens.at === undefined ? <Note>{say('totalMissing')}</Note> : <Age at={tokens.at} />}
      </Stack>
    </Loading>
  )
})

/** The total in money; the native balance where no price is known at all. */
const Sum = observer(function Sum({ store: { tokens, worth, rows } }: { readonly store: Portfolio }): ReactElement {
  const account = useKernel().families.account()
  const token = rows.find(({ token: { address } }) => address === undefined)?.token
  const [amount, symbol] = token === undefined ? [account?.balance, account?.balanceSymbol] : [token.quantity.numeric, token.symbol]
  const isMoney = worth.known !== undefined || amount === undefined || (tokens.value !== undefined && token === undefined)
  // An account without tokens is worth nothing: no price is missing for it.
  const total = tokens.value !== undefined && tokens.value.source !== 'none' && rows.length === 0 ? '0' : worth.known
  if (!isMoney)
    return (
      <BigAmount unit={symbol}>
        <TokenAmount value={amount} />
      </BigAmount>
    )
  return (
    <BigAmount>
      <Money value={total} />
    </BigAmount>
  )
})

/** Names the tokens that the sum leaves out. */
const Unpriced = observer(function Unpriced({ store: { rows } }: { readonly store: Portfolio }): ReactElement {
  const say = useTranslate(portfolioMessages)
  const { locale } = useKit()
  const symbols = rows.flatMap(({ value, token }) => (value === undefined ? [token.symbol] : []))
  return <Text kind="caption">{say('totalWithout', { tokens: leftOutText(symbols, locale) })}</Text>
})

function Age({ at }: { readonly at: number }): ReactElement {
  const say = useTranslate(laterKitMessages)
  return <Note>{say('updated', { time: useRelativeTime(at) })}</Note>
}

function Note({ children }: { readonly children: string }): ReactElement {
  return (
    <Text kind="caption" tone="faint">
      {children}
    </Text>
  )
}

/** The account's amount of the network's own coin, where the total is on its way. */
function Native({ balance, symbol }: { readonly balance: string; readonly symbol: string | undefined }): ReactElement {
  return (
    <Stack gap={4}>
      <BigAmount unit={symbol}>
        <TokenAmount value={balance} />
      </BigAmount>
      <Skeleton shape="caption" />
    </Stack>
  )
}

function Outline(): ReactElement {
  return (
    <Stack gap={4}>
      <Skeleton shape="amount" />
      <Skeleton shape="caption" />
    </Stack>
  )
}

/** The view under the account's name. */
export const totalView: ReactView<'PortfolioTotal'> = { component: TotalView, messages: [portfolioMessages] }
