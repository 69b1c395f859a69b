import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'
import { namesMessages } from './names-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(namesMessages)).toEqual([]))
