import type { BillfoldOptions } from '@billfold/ui'
import { expect, onTestFinished, test, vi } from 'vitest'

import { handle, inModal, opened, seen } from './handle.js'

/** As a page without types may give them. */
const wrong = (options: object): Partial<BillfoldOptions> => options

test.each([
  ['a theme that there is not', wrong({ theme: 'purple' }), 'The theme is "purple". Give one of dark, light, system.'],
  ['a theme value that is no colour', wrong({ variables: { '--billfold-fg': 'loud' } }), '--billfold-fg is "loud", which is no colour'],
  ['a variable that there is not', wrong({ variables: { '--billfold-mood': 'red' } }), 'There is no theme variable --billfold-mood.'],
  ['a locale that is none', wrong({ locale: 'no such locale' }), 'The locale is "no such locale". Give a language tag'],
])('behavior: %s: the modal stands, and one sentence says what was found, whatever the log level', async (_, options, words) => {
  const said: string[] = []
  for (const level of ['warn', 'error'] as const) {
    const spy = vi.spyOn(console, level).mockImplementation((...parts) => void said.push(parts.join(' ')))
    onTestFinished(() => spy.mockRestore())
  }
  const heading = await opened(handle(options))
  expect(heading.textContent).toBe('Connect a wallet')
  await seen(() => said.some((line) => line.includes(words)))
  expect(said.filter((line) => line.includes('[billfold]'))).toHaveLength(1)
  expect(getComputedStyle(inModal('section') ?? document.body).colorScheme).toBe('dark')
})
