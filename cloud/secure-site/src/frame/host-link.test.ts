import { requestMessage, successMessage } from '@billfold/auth/protocol'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { HostLink, type HostEvent } from './host-link.js'

const page = 'https://app.example'
// The long run has ten times as many as traces, a million.
const messages = Number(process.env['BILLFOLD_TRACES'] ?? 500) * 10

interface Posted {
  readonly message: unknown
  readonly targetOrigin: string
}

/** A line to a page, what went over it, and what the frame was asked by whom. */
function open(options: { readonly hostOrigin?: string | undefined; readonly fails?: boolean } = {}) {
  const { hostOrigin, fails = false } = { hostOrigin: page, ...options }
  const posted: Posted[] = []
  const asked: (readonly [string, string])[] = []
  const host = { postMessage: (message: unknown, targetOrigin: string) => void posted.push({ message, targetOrigin }) }
  const link = new HostLink({
    host,
    hostOrigin,
    answer: async ({ request, id }, origin) => {
      asked.push([request, origin])
      if (fails) throw new Error('secret words of a library')
      return successMessage('GET_CHAIN_ID', id, { chainId: 1 })
    },
    wordsOf: () => 'It did not work. Try again.',
  })
  const event = (more: Partial<HostEvent> = {}): HostEvent => ({
    ...{ data: requestMessage('GET_CHAIN_ID', 'a1', undefined), origin: page, source: host },
    ...more,
  })
  return { link, host, posted, asked, event }
}

describe('the line to the page around the frame', () => {
  test('default: a request is answered, to that page alone', async () => {
    const { link, posted, event } = open()
    await link.hear(event())
    expect(posted).toEqual([{ message: successMessage('GET_CHAIN_ID', 'a1', { chainId: 1 }), targetOrigin: page }])
  })

  test('behavior: a failure is told in words, and in no others', async () => {
    const { link, posted, event } = open({ fails: true })
    await link.hear(event())
    expect(JSON.stringify(posted)).toContain('It did not work')
    expect(JSON.stringify(posted)).not.toContain('secret words')
  })

  test.each<readonly [string, Partial<HostEvent>]>([
    ['another window of the same origin', { source: { postMessage: () => undefined } }],
    ['no window', { source: null }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a file', { origin: 'file://' }],
    ['the page, which says nothing of the protocol', { data: { type: '@w3m-app/APPROVE', id: 'a1' } }],
    ['the page, in the words of the frame', { data: successMessage('GET_CHAIN_ID', 'a1', { chainId: 1 }) }],
  ])('behavior: nothing is done for %s', async (_, more) => {
    const { link, posted, asked, event } = open()
    await link.hear(event(more))
    expect([posted, asked]).toEqual([[], []])
  })

  test('behavior: a message that comes again does nothing', async () => {
    const { link, posted, asked, event } = open()
    await link.hear(event())
    await link.hear(event())
    expect([posted.length, asked.length]).toEqual([1, 1])
  })

  test('behavior: where the browser does not tell the page, the first that speaks is it', async () => {
    const { link, posted, event } = open({ hostOrigin: undefined })
    await link.hear(event())
    await link.hear(event({ origin: 'https://evil.example', data: requestMessage('GET_CHAIN_ID', 'a2', undefined) }))
    expect(posted.map(({ targetOrigin }) => targetOrigin)).toEqual([page])
  })

  test('behavior: of whatever arrives, only requests of the page are acted on, and nothing is thrown', async () => {
    const { link, host, posted, asked, event } = open()
    const known = fc.constantFrom(
      '@w3m-app/GET_CHAIN_ID',
      '@w3m-app/RPC_REQUEST',
      '@w3m-app/CONNECT_OTP',
      '@w3m-frame/READY',
      '@w3m-app/APPROVE',
    )
    const data = fc.oneof(
      fc.anything(),
      fc.record(
        { id: fc.oneof(fc.string(), fc.anything()), type: fc.oneof(known, fc.string()), payload: fc.anything() },
        { requiredKeys: [] },
      ),
    )
    const origin = fc.oneof(
      fc.constant(page),
      fc.constantFrom('https://evil.example', 'null', '', 'file://', `${page}.evil.example`),
      fc.string(),
    )
    const source = fc.constantFrom<unknown>(host, undefined, null, { postMessage: () => undefined })
    await fc.assert(
      fc.asyncProperty(data, origin, source, async (...[what, from, window]) => {
        const before = asked.length
        await link.hear(event({ data: what, origin: from, source: window }))
        const most = window === host && from === page ? 1 : 0
        expect(asked.length - before).toBeLessThanOrEqual(most)
      }),
      { numRuns: messages },
    )
    expect(asked.every(([, from]) => from === page)).toBe(true)
    expect(posted.every(({ targetOrigin }) => targetOrigin === page)).toBe(true)
    // Some of them were requests: this shows that the test can fail.
    expect(asked.length).toBeGreaterThan(0)
  })
})
