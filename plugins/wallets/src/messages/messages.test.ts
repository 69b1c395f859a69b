import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'

import { walletsMessages } from './wallets-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(walletsMessages)).toEqual([]))
