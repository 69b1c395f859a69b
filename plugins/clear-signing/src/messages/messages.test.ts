import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'
import { clearSigningMessages } from './clear-signing-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(clearSigningMessages)).toEqual([]))
