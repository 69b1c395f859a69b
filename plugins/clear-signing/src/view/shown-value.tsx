import { Address, TokenAmount, numberText, observer, useKit, useTranslate } from '@billfold/ui/kit'
import { formatUnits } from '@billfold/kernel/amounts'
import type { FunctionComponent } from 'react'
import type { ClearValue } from '../contract.js'
import { clearSigningMessages } from '../messages/clear-signing-messages.js'

/** Bytes that are shown of long data. */
const longest = 66

/** One value of a request. */
export const ShownValue: FunctionComponent<{ readonly value: ClearValue }> = observer(function ShownValue({
  value,
}: {
  readonly value: ClearValue
}) {
  const say = useTranslate(clearSigningMessages)
  const { locale } = useKit()
  if (value.kind === 'address') return <Address value={value.address} form="full" />
  if (value.kind === 'amount') return <TokenAmount value={formatUnits(value.units, value.decimals)} symbol={value.symbol} decimals={20} />
  if (value.kind === 'everything') return <>{say('everything', { symbol: value.symbol })}</>
  if (value.kind === 'units') return <>{say('units', { units: numberText(String(value.units), { locale, decimals: 0 }) ?? '' })}</>
  if (value.kind === 'date') return <>{new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(value.at)}</>
  return <bdi>{plainText(value)}</bdi>
})

/** What is the same in every language. */
function plainText(value: Extract<ClearValue, { readonly kind: 'number' | 'bytes' | 'duration' | 'text' }>): string {
  if (value.kind === 'number') return String(value.value)
  if (value.kind === 'duration') return duration(value.seconds)
  if (value.kind === 'text') return value.text
  return value.hex.length > longest ? `${value.hex.slice(0, longest)}…` : value.hex
}

/** As `d hh:mm:ss`: nothing in it has to be translated. */
function duration(seconds: number): string {
  const [days, rest] = [Math.floor(seconds / 86_400), seconds % 86_400]
  const clock = [rest / 3_600, (rest % 3_600) / 60, rest % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
  return days === 0 ? clock : `${days} d ${clock}`
}
