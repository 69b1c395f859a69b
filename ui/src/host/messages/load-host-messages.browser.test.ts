import { expect, test } from 'vitest'

import { offeredLanguages, rightToLeftLanguages } from '../../../kit/locale/languages.js'
import { en } from './en.js'
import { loadHostMessages } from './load-host-messages.js'

test.each(offeredLanguages)('parameters: locale: %s', async (locale) => {
  const { direction, messages } = await loadHostMessages(locale)
  expect(direction).toBe(rightToLeftLanguages.includes(locale) ? 'rtl' : 'ltr')
  expect(Object.keys(messages).toSorted()).toEqual(Object.keys(en).toSorted())
  expect(messages.loadFailedText === en.loadFailedText).toBe(locale === 'en')
})

test.each([
  ['zh-CN', '连接钱包'],
  ['pt-PT', 'Conectar carteira'],
  ['iw', 'חיבור ארנק'],
])('behavior: %s finds its language', async (locale, connect) => {
  expect((await loadHostMessages(locale)).messages.connect).toBe(connect)
})
