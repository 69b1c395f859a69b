import { alertTexts, userMessages } from '@billfold/kernel'
import { catalogueProblems, kitMessages, loadMessages, makeTranslate, pseudoLocale } from '@billfold/ui/kit'
import { describe, expect, test } from 'vitest'

import { kernelWords } from './kernel-words.js'
import { shellMessages } from './shell-messages.js'
import { viewMessages } from './view-messages.js'

test.each([viewMessages, kitMessages])('the translations of $id lack nothing', async (set) => {
  expect(await catalogueProblems(set)).toEqual([])
})

test('behavior: the pseudo-locale has the words of later views too', async () => {
  const found = await loadMessages({ sets: [shellMessages], language: pseudoLocale, report: fail })
  expect(Object.keys(found.get('shell') ?? {}).toSorted()).toEqual(Object.keys(viewMessages.english).toSorted())
})

describe('kernelWords', () => {
  const say = makeTranslate({
    set: { id: 'shell', english: viewMessages.english },
    locale: 'en-XA',
    dictionary: marked(),
    report: () => undefined,
  })

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
  return Object.fromEntries(Object.entries(viewMessages.english).map(([key, text]) => [key, `» ${text as string}`]))
}

function fail({ cause }: { readonly cause: unknown }): void {
  throw cause
}
