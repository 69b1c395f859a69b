import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'

import { notesMessages } from './notes-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(notesMessages)).toEqual([]))
