import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'

import { notePadMessages } from './note-pad-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(notePadMessages)).toEqual([]))
