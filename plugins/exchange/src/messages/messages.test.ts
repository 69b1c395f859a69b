import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'
import { exchangeMessages } from './exchange-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(exchangeMessages)).toEqual([]))
