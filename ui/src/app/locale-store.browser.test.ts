import { expect, test, vi } from 'vitest'

import { LocaleStore } from './locale-store.js'

test('behavior: who waits for the first words waits for those that are wanted meanwhile', async () => {
  const root = document.createElement('div')
  const store = new LocaleStore({ root, log: { warn: vi.fn(), error: vi.fn() }, settings: { locale: 'en' } })
  store.update({ locale: 'ar' })
  await store.ready
  expect([store.locale, root.lang, root.dir]).toEqual(['ar', 'ar', 'rtl'])
})

test.each([
  ['ar', 'rtl'],
  ['fa', 'rtl'],
  ['he', 'rtl'],
  ['ur-PK', 'rtl'],
  ['pl', 'ltr'],
  ['th', 'ltr'],
  ['pt-PT', 'ltr'],
  ['zh-CN', 'ltr'],
])('parameters: locale: %s runs %s', async (locale, direction) => {
  const root = document.createElement('div')
  const store = new LocaleStore({ root, log: { warn: vi.fn(), error: vi.fn() }, settings: { locale } })
  await store.ready
  expect([root.lang, root.dir]).toEqual([locale, direction])
})
