import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'
import { siwxMessages } from './siwx-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(siwxMessages)).toEqual([]))
