import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'
import { viewOnlyMessages } from './view-only-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(viewOnlyMessages)).toEqual([]))
