import { describe, expect, test } from 'vitest'

import { nextStatus } from './order-status.js'

describe('nextStatus', () => {
  test.each([
    ['nobody has paid', 'UNKNOWN', 'open', 'UNKNOWN'],
    ['somebody has paid', 'UNKNOWN', 'paid', 'IN_PROGRESS'],
    ['it was sent at once', 'UNKNOWN', 'sent', 'SUCCESS'],
    ['it is over by itself', 'IN_PROGRESS', 'expired', 'FAILED'],
    ['it does not go back to unpaid', 'IN_PROGRESS', 'open', 'IN_PROGRESS'],
    ['what was sent stays sent', 'SUCCESS', 'failed', 'SUCCESS'],
    ['what has failed stays failed', 'FAILED', 'paid', 'FAILED'],
    ['a word that nobody knows changes nothing', 'IN_PROGRESS', 'on the shelf', 'IN_PROGRESS'],
    ['nor does one that objects have', 'UNKNOWN', 'constructor', 'UNKNOWN'],
  ] as const)('behavior: %s', (_, known, word, status) => expect(nextStatus(known, word)).toBe(status))
})
