import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'

import { linkExpired } from '../services.js'
import { pairingMessages } from './pairing-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(pairingMessages)).toEqual([]))

test("behavior: “Link expired” is said in the visitor's language, out of this catalogue", async () => {
  const { message, words } = linkExpired()
  expect(message).toBe('Link expired')
  expect([words, pairingMessages.english.linkExpired]).toEqual([{ set: pairingMessages.id, key: 'linkExpired' }, message])
  expect((await pairingMessages.load['de']?.())?.linkExpired).toBe('Link abgelaufen')
})
