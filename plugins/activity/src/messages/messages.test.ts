import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'
import { laterMessages } from './later-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(laterMessages)).toEqual([]))
