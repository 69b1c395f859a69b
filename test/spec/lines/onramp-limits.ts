import type { SpecLine } from '../spec-line.js'

/** Limits of buying with a card. */
export const onrampLimits: readonly SpecLine[] = [
  // On-ramp.
  {
    line: 'One partner provider, with a fee range of 1-2%, for EVM and Solana.',
    owner: 'feature.onramp',
    tests: ['plugins/onramp/src/onramp-store.test.ts > default: providers, selectedProvider, paymentAmount'],
  },
  {
    line: 'Fallback limits for USD and EUR: card 10.00 to 7500.00; bank account (ach_bank_account) 10.00 to 25000.00.',
    owner: 'feature.onramp',
    tests: ['plugins/onramp/src/choices/choices.test.ts > USD and EUR: card 10.00 to 7500.00, ach_bank_account 10.00 to 25000.00'],
  },
  {
    line: 'Fallback purchase currency is USDC on Ethereum and Polygon.',
    owner: 'feature.onramp',
    tests: ['plugins/onramp/src/choices/choices.test.ts > default: USDC and ETH on Ethereum and Polygon'],
  },
]
