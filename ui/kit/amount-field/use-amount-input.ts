import { useState } from 'react'
import type { ChangeEvent, ClipboardEvent } from 'react'

import { useKit } from '../environment/kit-environment.js'
import { decimalSign, parsePastedAmount, parseTypedAmount } from './parse-amount.js'
import type { ParsedAmount } from './parse-amount.js'

/** Why a change was not taken over. */
export type AmountRefusal = 'notAmount' | 'tooManyDecimals'

export interface AmountInputOptions {
  readonly value: string
  readonly onValue: (value: string) => void
  readonly decimals: number
}

export interface AmountInput {
  /** The text in the field: as it was typed, with the locale's sign before the decimals. */
  readonly text: string
  readonly refusal: AmountRefusal | undefined
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** Keeps what is typed apart from what it means: the field shows `1,50`, the view gets `1.50`. A change that is no amount is not taken over. */
export function useAmountInput({ value, onValue, decimals }: AmountInputOptions): AmountInput {
  const { locale } = useKit()
  const [typed, setTyped] = useState<string>()
  const [refusal, setRefusal] = useState<AmountRefusal>()
  const sign = decimalSign(locale)

  const take = (text: string, parsed: ParsedAmount): void => {
    const problem = refusalOf(parsed, decimals)
    setRefusal(problem)
    if (problem !== undefined) return
    setTyped(text.replaceAll(/[.,٫]/g, sign))
    onValue(meaning(parsed))
  }

  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault()
    const { selectionStart, selectionEnd, value: text } = event.currentTarget
    const parsed = parsePastedAmount(event.clipboardData.getData('text'), locale)
    if (parsed.kind !== 'amount') return setRefusal(parsed.kind === 'invalid' ? 'notAmount' : undefined)
    const whole = text.slice(0, selectionStart ?? 0) + parsed.value + text.slice(selectionEnd ?? text.length)
    take(whole, parseTypedAmount(whole))
  }

  // Somebody else may change the value, by `Max` or by a rate: then what was typed does not stand for it any more.
  const isMine = typed !== undefined && meaning(parseTypedAmount(typed)) === value
  return {
    text: isMine ? typed : value.replace('.', sign),
    refusal,
    onChange: (event) => take(event.currentTarget.value, parseTypedAmount(event.currentTarget.value)),
    onPaste: paste,
  }
}

function meaning(parsed: ParsedAmount): string {
  return parsed.kind === 'amount' ? parsed.value : ''
}

function refusalOf(parsed: ParsedAmount, decimals: number): AmountRefusal | undefined {
  if (parsed.kind === 'invalid') return 'notAmount'
  const fraction = parsed.kind === 'amount' ? (parsed.value.split('.')[1] ?? '') : ''
  return fraction.length > decimals ? 'tooManyDecimals' : undefined
}
