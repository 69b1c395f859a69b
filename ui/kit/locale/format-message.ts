import type { Message, MessageValue } from './catalogue.js'
import { isolate } from './isolate.js'

export interface FormatOptions {
  readonly locale: string
  readonly values?: Readonly<Record<string, MessageValue>> | undefined
}

/** Writes a message out: picks the plural form, puts in the values, writes numbers as the locale does. */
export function formatMessage(message: Message, { locale, values = {} }: FormatOptions): string {
  const written = (value: MessageValue): string => (typeof value === 'number' ? numbers(locale).format(value) : isolate(value, locale))
  const count = values['count']
  const text = typeof message === 'string' ? message : pluralForm(message, { locale, count })
  const counted = typeof message === 'string' || count === undefined ? text : text.replaceAll('#', written(count))
  const filled = counted.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : written(value)
  })
  // A name that was cut ends a sentence by itself.
  return filled.replaceAll(/…(\u2069?)\./g, '…$1')
}

interface PluralChoice {
  readonly locale: string
  readonly count: MessageValue | undefined
}

function pluralForm(message: Exclude<Message, string>, { locale, count }: PluralChoice): string {
  const form = new Intl.PluralRules(locale).select(Number(count ?? 0))
  return message[form] ?? message.other
}

function numbers(locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale)
}
