import { describe, expect, test } from 'vitest'
import { type ListScope, featuredQuestion, pageQuestion, recommendedQuestion, searchQuestion } from './questions.js'

const scope = (options: Partial<ListScope['options']> = {}): ListScope => ({
  options: { featured: [], include: [], exclude: [], ...options },
  chains: ['eip155:1', 'solana:x'],
})
const all = scope({ featured: ['f1', 'f2'], include: ['i1'], exclude: ['e1'] })

describe('what the list asks', () => {
  test.each([
    ['featured entries default to 4', featuredQuestion(scope()), { page: 1, entries: 4, include: [] }],
    ['featured entries: as many as the host names', featuredQuestion(all), { page: 1, entries: 2, include: ['f1', 'f2'] }],
    [
      'recommended list has 4 entries, beside the featured ones',
      recommendedQuestion(all),
      { page: 1, entries: 4, include: ['i1'], exclude: ['e1', 'f1', 'f2'], chains: ['eip155:1', 'solana:x'] },
    ],
    [
      'the paged list has 40 per page, beside what is recommended, excluded or featured',
      pageQuestion(all, 3, ['r1']),
      { page: 3, entries: 40, include: ['i1'], exclude: ['r1', 'e1', 'f1', 'f2'], chains: ['eip155:1', 'solana:x'] },
    ],
    [
      'a search has 100 entries, and may find what is featured or recommended',
      searchQuestion(all, { text: ' rain ', isCertifiedOnly: true }),
      {
        page: 1,
        entries: 100,
        include: ['i1'],
        exclude: ['e1'],
        chains: ['eip155:1', 'solana:x'],
        search: 'rain',
        badge_type: 'certified',
      },
    ],
  ])('behavior: %s', (_, question, expected) => expect(question).toEqual(expected))
})
