import { describe, expect, test } from 'vitest'
import { fitsNamespace } from './fits-namespace.js'

describe('fitsNamespace', () => {
  test.each([
    ['a network of the family', { chains: ['eip155:1', 'solana:x'] }, 'solana', true],
    ['networks of others only', { chains: ['eip155:1'] }, 'solana', false],
    ['a family whose name begins alike', { chains: ['solana2:x'] }, 'solana', false],
    ['the family', { families: ['solana'] }, 'solana', true],
    ['another family', { families: ['eip155'] }, 'solana', false],
    ['both said, one of them fits', { families: ['eip155'], chains: ['solana:x'] }, 'solana', true],
    ['nothing is known', {}, 'solana', true],
    ['nothing is known, in lists', { families: [], chains: [] }, 'solana', true],
    ['any family', { families: ['eip155'] }, undefined, true],
  ] as const)('behavior: %s', (_, facts, namespace, expected) => {
    expect(fitsNamespace(facts, namespace)).toBe(expected)
  })
})
