import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'
import { sendMessages } from './send-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(sendMessages)).toEqual([]))
