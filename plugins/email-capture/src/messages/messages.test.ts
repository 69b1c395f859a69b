import { catalogueProblems } from '@billfold/ui/kit'
import { expect, test } from 'vitest'
import { emailCaptureMessages } from './email-capture-messages.js'

test('the translations lack nothing', async () => expect(await catalogueProblems(emailCaptureMessages)).toEqual([]))
