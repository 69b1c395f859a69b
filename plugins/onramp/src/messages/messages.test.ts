import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'
import { onrampMessages } from './onramp-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(onrampMessages)).toEqual([]))
