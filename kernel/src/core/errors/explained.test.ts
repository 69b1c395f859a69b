import { describe, expect, test } from 'vitest'
import { explain } from './explain.js'
import { type Failure, explainLate } from './explained.js'

const unknown: Failure = { code: 'view/unknown', context: { view: 'Swop', known: ['Swap', 'Networks'] } }

describe('explainLate', () => {
  test('default: says what is wrong once the texts are there', async () => {
    const explained = explainLate({ use: async (run) => run({ explain }) })
    await expect(explained(unknown)).resolves.toMatchObject({
      name: 'BillfoldError',
      code: 'view/unknown',
      context: { view: 'Swop' },
      message: "No registered plugin serves the view 'Swop'. The nearest known name is 'Swap'.",
      remedy: "Register a plugin that lists 'Swop' in 'views'.",
    })
  })

  test('behavior: without the texts the code says it, and the cause is kept', async () => {
    const cause = new Error('Failed to fetch')
    const explained = explainLate({ use: () => Promise.reject(cause) })
    await expect(explained(unknown)).resolves.toMatchObject({
      code: 'view/unknown',
      context: { view: 'Swop' },
      message: 'view/unknown',
      cause,
    })
  })
})
