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
  switch (value.kind) {
    case 'address':
      return <Address value={value.address} form="full" />
    case 'amount':
      return <TokenAmount value={formatUnits(value.units, value.decimals)} symbol={value.symbol} decimals={20} />
    case 'everything':
      return <>{say('everything', { symbol: value.symbol })}</>
    case 'units':
      return <>{say('units', { units: numberText(String(value.units), { locale, decimals: 0 }) ?? '' })}</>
    case 'number':
      return <bdi>{String(value.value)}</bdi>
    case 'bytes':
      return <bdi>{value.hex.length > longest ? `${value.hex.slice(0, longest)}…` : value.hex}</bdi>
    case 'date':
      return <>{new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(value.at)}</>
    case 'duration':
      return <bdi>{duration(value.seconds)}</bdi>
    case 'text':
      return <bdi>{value.text}</bdi>
  }
})

/** As `d hh:mm:ss`: nothing in it has to be translated. */
function duration(seconds: number): string {
  const [days, rest] = [Math.floor(seconds / 86_400), seconds % 86_400]
  const clock = [rest / 3_600, (rest % 3_600) / 60, rest % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
  return days === 0 ? clock : `${days} d ${clock}`
}
