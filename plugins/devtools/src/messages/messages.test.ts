import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'
import { devtoolsMessages } from './devtools-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(devtoolsMessages)).toEqual([]))
