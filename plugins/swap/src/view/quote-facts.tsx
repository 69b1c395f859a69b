import { isBillfoldError } from '@billfold/kernel'
import { formatUnits } from '@billfold/kernel/amounts'
import {
  List,
  Notice,
  Row,
  Stack,
  TextField,
  TokenAmount,
  TryAgainText,
  numberText,
  observer,
  useKernel,
  useKit,
  useTranslate,
} from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { limits } from '../limits.js'
import { swapMessages } from '../messages/swap-messages.js'
import { RouteRow } from './route-row.js'
import { leastOf } from '../quote/price-impact.js'
import { swapStoreKey } from '../swap-store.js'

/** What was quoted, and how much of it may be missing. */
export const QuoteFacts: FunctionComponent = observer(function QuoteFacts() {
  const say = useTranslate(swapMessages)
  const { locale } = useKit()
  const store = useKernel().get(swapStoreKey)
  const { form, quoter, impact } = store
  const { source, target } = form
  const { state } = quoter
  if (source === undefined || target === undefined) return undefined
  if (state.phase === 'none' || state.phase === 'failed') return <NoQuote />
  if (state.phase !== 'known') return undefined
  const percent = (value: number): string => numberText(String(value), { locale, decimals: 2 }) ?? ''
  const least = leastOf(state.amountOut, store.slippage)
  return (
    <Stack gap={8}>
      <List label={say('rate')}>
        <Row
          title={say('least')}
          trailing={<TokenAmount value={formatUnits(least, target.decimals)} symbol={target.symbol} decimals={6} />}
        />
        <RouteRow source={source} target={target} route={state.route} by={store.providerName} />
        {impact !== undefined && <Row title={say('impact')} trailing={`${percent(Math.max(impact, 0))} %`} />}
      </List>
      {impact !== undefined && impact > limits.impact && (
        <Notice icon="warning" role="status" detail={say('impactHighText')}>
          {say('impactHigh', { percent: `${percent(impact)} %` })}
        </Notice>
      )}
      <Slippage />
    </Stack>
  )
})

const Slippage = observer(function Slippage(): ReactElement {
  const say = useTranslate(swapMessages)
  const { form } = useKernel().get(swapStoreKey)
  const { slippage, slippageText } = form
  const isHigh = slippage !== undefined && slippage > limits.slippage * 2
  const hint = say('slippageHint', { least: limits.leastSlippage, most: limits.mostSlippage })
  return (
    <TextField
      label={say('slippage')}
      value={slippageText}
      onValue={form.writeSlippage}
      hint={isHigh ? say('slippageHigh') : hint}
      error={slippage === undefined ? hint : undefined}
    />
  )
})

const NoQuote = observer(function NoQuote(): ReactElement {
  const say = useTranslate(swapMessages)
  const { form, quoter } = useKernel().get(swapStoreKey)
  const { state } = quoter
  if (state.phase === 'none')
    return (
      <Notice icon="info" role="status" detail={say('noRouteText', { from: form.source?.symbol ?? '', to: form.target?.symbol ?? '' })}>
        {say('noRoute')}
      </Notice>
    )
  const isGas = state.phase === 'failed' && isBillfoldError(state.error, 'swap/no-gas-price')
  return (
    <Notice icon="warning" role="alert" detail={say('noQuoteText')} action={<TryAgainText onPress={() => void quoter.ask()} />}>
      {say(isGas ? 'gasUnsupported' : 'noQuote')}
    </Notice>
  )
})
