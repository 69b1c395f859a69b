import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'
import { swapMessages } from './swap-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(swapMessages)).toEqual([]))
