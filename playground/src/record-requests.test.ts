import { fakeFetch } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { recordRequests } from './record-requests.js'

const request = { method: 'GET', headers: {}, signal: new AbortController().signal } as const

describe('recordRequests', () => {
  test('behavior: keeps what left and how it ended', async () => {
    const { fetch, sent } = recordRequests(fakeFetch().route('/good', 'forbidden').route('/bad', 'offline'))
    const good = fetch('https://x.example/good', request)
    expect(sent).toEqual([{ method: 'GET', url: 'https://x.example/good', outcome: 'waiting' }])
    await good
    await expect(fetch('https://x.example/bad', request)).rejects.toThrow('Failed to fetch')
    expect(sent.map(({ outcome }) => outcome)).toEqual([403, 'failed'])
  })
})
