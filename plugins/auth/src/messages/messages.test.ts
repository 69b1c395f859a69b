import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'
import { authMessages } from './auth-messages.js'
import { enLater } from './en-later.js'

test('the translations lack nothing', async () => {
  const whole = { ...authMessages, english: { ...authMessages.english, ...enLater } }
  expect(await catalogueProblems(whole)).toEqual([])
})
