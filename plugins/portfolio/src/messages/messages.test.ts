import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'
import { portfolioMessages } from './portfolio-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(portfolioMessages)).toEqual([]))
