import { AmountField, AmountPlate, Chip, Stack, numberText, observer, useKernel, useKit, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { limits } from '../limits.js'
import { onrampMessages } from '../messages/onramp-messages.js'
import { onrampStoreKey } from '../onramp-store.js'
import { CurrencyPicture } from './currency-picture.js'
import { methodWords } from './method-words.js'

/** What is paid, and what is got for it. */
export const BuyAmounts: FunctionComponent = observer(function BuyAmounts() {
  const say = useTranslate(onrampMessages)
  const { router, get } = useKernel()
  const store = get(onrampStoreKey)
  const { choice } = store
  const { paymentCurrency, purchaseCurrency, problem } = choice
  const currency = paymentCurrency?.id ?? ''
  const symbol = purchaseCurrency?.symbol ?? ''
  return (
    <Stack gap={8}>
      <AmountField
        label={say('pay')}
        value={choice.amount}
        onValue={choice.type}
        decimals={2}
        unit={
          <Chip focusKey="currency" onPress={() => router.push('OnRampFiatSelect')}>
            {currency}
          </Chip>
        }
        hint={paymentCurrency && problem === undefined ? methodWords(choice.amount, paymentCurrency, say) : undefined}
        error={
          problem?.kind === 'least' || problem?.kind === 'most'
            ? say(problem.kind, { limit: `${problem.limit} ${currency}` })
            : problem?.kind === 'incorrect'
              ? say('incorrect')
              : undefined
        }
        autoFocus
      />
      <Presets />
      <AmountPlate
        label={say('get')}
        value={store.purchaseAmount}
        decimals={6}
        unit={
          <Chip
            focusKey="token"
            icon={purchaseCurrency && <CurrencyPicture currency={purchaseCurrency} size={20} />}
            onPress={() => router.push('OnRampTokenSelect')}
          >
            {symbol}
          </Chip>
        }
        hint={<PriceHint />}
      />
    </Stack>
  )
})

/** What the price is made of, or that it is being asked for. */
const PriceHint = observer(function PriceHint(): ReactElement | undefined {
  const say = useTranslate(onrampMessages)
  const { locale } = useKit()
  const { quote, quotesLoading, purchaseAmount } = useKernel().get(onrampStoreKey)
  if (quotesLoading) return <span role="status">{say('quoting')}</span>
  if (quote === undefined || purchaseAmount === '') return undefined
  const { networkFee, paymentTotal } = quote
  const money = ({ amount, currency }: typeof networkFee): string =>
    numberText(amount, { locale, currency, decimals: 2, isFixed: true }) ?? amount
  return <>{say('fees', { fee: money(networkFee), total: money(paymentTotal) })}</>
})

const Presets = observer(function Presets(): ReactElement {
  const say = useTranslate(onrampMessages)
  const { locale } = useKit()
  const { choice } = useKernel().get(onrampStoreKey)
  return (
    <div role="group" aria-label={say('presets')}>
      <Stack gap={4} isRow>
        {limits.presets.map((amount) => (
          <Chip key={amount} focusKey={`preset ${amount}`} selected={choice.amount === amount} onPress={() => choice.type(amount)}>
            {numberText(amount, { locale, decimals: 0 }) ?? amount}
          </Chip>
        ))}
      </Stack>
    </div>
  )
})
