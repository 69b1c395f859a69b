import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'
import { receiveMessages } from './receive-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(receiveMessages)).toEqual([]))
