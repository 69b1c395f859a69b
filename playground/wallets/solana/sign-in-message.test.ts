import { ana } from '@billfold/local-chains/solana/seed'
import { describe, expect, test } from 'vitest'

import { signInMessage } from './sign-in-message.js'

const head = `harbour.example wants you to sign in with your Solana account:\n${ana.address}`

describe('signInMessage', () => {
  test.each([
    ['the account alone', {}, head],
    ['a statement', { statement: 'Come aboard' }, `${head}\n\nCome aboard`],
    ['facts without a statement', { nonce: 'abcdefgh1' }, `${head}\n\nNonce: abcdefgh1`],
    [
      'everything that the standard knows, in its order',
      {
        ...{ resources: ['https://harbour.example/berths', 'ipfs://x'], requestId: '7', notBefore: '2026-01-01T00:00:00Z' },
        ...{ expirationTime: '2026-02-01T00:00:00Z', issuedAt: '2026-01-01T00:00:00Z', nonce: 'abcdefgh1', chainId: 'mainnet' },
        ...{ version: '1', uri: 'https://harbour.example', statement: 'Come aboard' },
      },
      [
        `${head}\n\nCome aboard\n\nURI: https://harbour.example`,
        ...['Version: 1', 'Chain ID: mainnet', 'Nonce: abcdefgh1', 'Issued At: 2026-01-01T00:00:00Z'],
        ...['Expiration Time: 2026-02-01T00:00:00Z', 'Not Before: 2026-01-01T00:00:00Z', 'Request ID: 7'],
        ...['Resources:', '- https://harbour.example/berths', '- ipfs://x'],
      ].join('\n'),
    ],
  ])('default: %s', (_, input, text) => {
    expect(signInMessage({ domain: 'harbour.example', ...input }, ana.address)).toBe(text)
  })
})
