import {
  AmountField,
  AmountPlate,
  IconButton,
  Money,
  Spread,
  Stack,
  Text,
  TokenAmount,
  numberText,
  observer,
  useKernel,
  useKit,
  useTranslate,
} from '@billfold/ui/kit'
import { formatUnits } from '@billfold/kernel/amounts'
import type { FunctionComponent, ReactElement } from 'react'
import type { SwapToken } from '../contract.js'
import { swapMessages } from '../messages/swap-messages.js'
import { swapStoreKey } from '../swap-store.js'
import { TokenChip } from './token-chip.js'

/** What is given, and what is got for it. */
export const SwapAmounts: FunctionComponent = observer(function SwapAmounts() {
  const say = useTranslate(swapMessages)
  const store = useKernel().get(swapStoreKey)
  const { form, problem, toTokenAmount } = store
  const { source, target, typed, amount, worth } = form
  const hasNoWorth = source?.price === undefined || (amount !== undefined && worth === undefined)
  return (
    <Stack gap={8}>
      <AmountField
        label={say('give')}
        value={typed}
        onValue={form.type}
        decimals={source?.decimals ?? 18}
        onMax={source?.held === undefined ? undefined : () => void store.takeMost()}
        unit={<TokenChip token={source} target="sourceToken" />}
        balance={held(source)}
        hint={source && (hasNoWorth ? say('worthUnknown') : <Money value={worth ?? '0'} />)}
        error={problem === 'insufficient' ? say('insufficient') : undefined}
        autoFocus
      />
      <Spread end={<IconButton icon="swap" label={say('turn')} onPress={form.turn} disabled={target === undefined} />}>
        <Rate />
      </Spread>
      <AmountPlate
        label={say('get')}
        value={toTokenAmount}
        decimals={6}
        unit={<TokenChip token={target} target="toToken" />}
        hint={<GotHint />}
      />
    </Stack>
  )
})

function held(token: SwapToken | undefined): ReactElement | undefined {
  return token?.held === undefined ? undefined : <TokenAmount value={formatUnits(token.held, token.decimals)} symbol={token.symbol} />
}

/** What one whole token is worth in the other one. */
const Rate = observer(function Rate(): ReactElement {
  const say = useTranslate(swapMessages)
  const { locale } = useKit()
  const { form, quoter } = useKernel().get(swapStoreKey)
  const { source, target, amount } = form
  const { state } = quoter
  if (source === undefined || target === undefined || amount === undefined || amount === 0n || state.phase !== 'known')
    return <Text kind="small"> </Text>
  const units = (state.amountOut * 10n ** BigInt(source.decimals)) / amount
  const digits = numberText(formatUnits(units, target.decimals), { locale, decimals: 6 }) ?? ''
  return <Text kind="small">{say('rateValue', { from: source.symbol, amount: digits, to: target.symbol })}</Text>
})

/** The worth of what is got, or that it is being asked for. */
const GotHint = observer(function GotHint(): ReactElement {
  const say = useTranslate(swapMessages)
  const { toTokenWorth, quoter } = useKernel().get(swapStoreKey)
  if (quoter.state.phase === 'loading') return <span role="status">{say('quoting')}</span>
  return toTokenWorth === undefined ? <></> : <Money value={toTokenWorth} />
})
