import { describe, expect, test } from 'vitest'

import { type Choices, firstChoices, readChoices, writeChoices } from './choices.js'

const others: Choices = {
  theme: 'light',
  locale: 'ar',
  isEmbedded: false,
  families: ['eip155', 'solana'],
  features: ['wallets', 'view-only'],
}

describe('readChoices', () => {
  test.each([
    ['nothing is as at first', '', firstChoices],
    ['nonsense is as not said', '?theme=pink&families=moon&features=sun', { ...firstChoices, features: [] }],
    ['parts stand in one order', '?families=solana+eip155', { ...firstChoices, families: ['eip155', 'solana'] }],
  ])('behavior: %s', (_, query, choices) => expect(readChoices(query)).toEqual(choices))

  test.each([firstChoices, others])('behavior: what is written reads back: %o', (choices) =>
    expect(readChoices(writeChoices(choices))).toEqual(choices),
  )
})
