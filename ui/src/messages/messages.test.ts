import { alertTexts, userMessages } from '@billfold/kernel'
import { catalogueProblems, kitMessages, makeTranslate } from '@billfold/ui/kit'
import { describe, expect, test } from 'vitest'

import { en } from './en.js'
import { kernelWords } from './kernel-words.js'
import { shellMessages } from './shell-messages.js'

test.each([shellMessages, kitMessages])('the translations of $id lack nothing', async (set) => {
  expect(await catalogueProblems(set)).toEqual([])
})

describe('kernelWords', () => {
  const say = makeTranslate({ set: { id: 'shell', english: en }, locale: 'en-XA', dictionary: marked(), report: () => undefined })

  test.each(Object.values(userMessages).filter((text) => typeof text === 'string'))('behavior: %j is said in the language', (text) => {
    expect(kernelWords(text, say)).toBe(`» ${text}`)
  })

  test.each(Object.values(alertTexts).map(({ text }) => text))('behavior: the alert %j is said in the language', (text) => {
    expect(kernelWords(text, say)).toBe(`» ${text}`)
  })

  test('behavior: what is not the kernel’s own stays as it is', () => {
    expect(kernelWords('Back', say)).toBe('Back')
    expect(kernelWords('Insufficient funds', say)).toBe('Insufficient funds')
  })
})

function marked(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(en).map(([key, text]) => [key, `» ${text as string}`]))
}
