import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'
import { multiWalletMessages } from './multi-wallet-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(multiWalletMessages)).toEqual([]))
