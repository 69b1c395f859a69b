import { EmptyState, List, Row, Skeleton, Stack, Title, numberText, observer, useKernel, useKit, useTranslate } from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import type { PaymentCurrency } from '../contract.js'
import { onrampMessages } from '../messages/onramp-messages.js'
import { onrampStoreKey } from '../onramp-store.js'
import { methodWord } from './method-words.js'

/** The currencies to pay in, with the limits of each way of paying. */
const FiatSelectView: FunctionComponent<ViewProps<'OnRampFiatSelect'>> = observer(function FiatSelectView() {
  const say = useTranslate(onrampMessages)
  const { families, get } = useKernel()
  const { choice } = get(onrampStoreKey)
  const isWaiting = !choice.isKnown && choice.selectedProvider !== undefined
  return (
    <Stack gap={16}>
      <Title>{say('currencyTitle')}</Title>
      {isWaiting && <Skeleton shape="entry" count={2} />}
      {!isWaiting && choice.paymentCurrencies.length === 0 && (
        <EmptyState icon="buy" title={say('nothingSold', { network: families.activeNetwork?.name ?? '' })}>
          {say('nothingSoldText', { provider: choice.selectedProvider?.label ?? '' })}
        </EmptyState>
      )}
      {choice.paymentCurrencies.length > 0 && (
        <List label={say('currencyTitle')}>
          {choice.paymentCurrencies.map((currency) => (
            <Currency key={currency.id} currency={currency} />
          ))}
        </List>
      )}
    </Stack>
  )
})

const Currency = observer(function Currency({ currency }: { readonly currency: PaymentCurrency }): ReactElement {
  const say = useTranslate(onrampMessages)
  const { locale } = useKit()
  const { router, get } = useKernel()
  const { choice } = get(onrampStoreKey)
  const money = (amount: string): string => numberText(amount, { locale, decimals: 2 }) ?? amount
  const ranges = currency.payment_method_limits.map(({ id, min, max }) =>
    say('range', { min: money(min), max: money(max), method: methodWord(id, say) }),
  )
  const choose = (): void => {
    choice.chooseCurrency(currency.id)
    router.back()
  }
  return (
    <Row
      title={currency.id}
      subtitle={ranges.length === 0 ? undefined : ranges.join(', ')}
      wraps
      selected={choice.paymentCurrency?.id === currency.id}
      onPress={choose}
    />
  )
})

/** The view. */
export const fiatSelectView: ReactView<'OnRampFiatSelect'> = { component: FiatSelectView, messages: [onrampMessages] }
