import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'
import { authMessages } from './auth-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(authMessages)).toEqual([]))
