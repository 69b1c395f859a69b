import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'
import { activityMessages } from './activity-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(activityMessages)).toEqual([]))
