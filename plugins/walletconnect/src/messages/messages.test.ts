import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'

import { pairingMessages } from './pairing-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(pairingMessages)).toEqual([]))
