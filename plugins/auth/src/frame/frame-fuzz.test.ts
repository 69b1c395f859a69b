import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frameWorld } from '../../testing/frame-world.js'
import { site } from '../../testing/played-frame.js'
import { type FrameRequestName, frameResults } from '../protocol/index.js'

// The long run has ten times as many as traces, a million.
const messages = Number(process.env['BILLFOLD_TRACES'] ?? 500) * 10
const names = Object.keys(frameResults) as FrameRequestName[]
const asked = { request: 'GET_CHAIN_ID', answer: { chainId: 1 } } as const

describe('the line from the frame', () => {
  test('behavior: of whatever arrives, only what the frame says is acted on, and nothing is thrown', async () => {
    const made = frameWorld()
    const { client } = made
    client.warm()
    const { frame } = made
    frame.ready()
    let acted = 0
    let isWaiting = false
    client.onPush(() => (acted += 1))
    /** One request always waits, and whatever ends it counts. */
    const ask = async (): Promise<void> => {
      if (isWaiting) return
      isWaiting = true
      const end = (): void => void ((acted += 1), (isWaiting = false))
      client.request(asked.request, undefined).then(end, end)
      await told()
    }
    const own = () => frame.heard.at(-1)?.id
    const type = fc.oneof(
      fc.constantFrom(`@w3m-frame/${asked.request}_SUCCESS`, `@w3m-frame/${asked.request}_ERROR`, '@w3m-frame/READY', '@w3m-frame/HIDE'),
      fc.constantFrom(...names).map((name) => `@w3m-frame/${name}_SUCCESS`),
      fc.constantFrom(...names).map((name) => `@w3m-app/${name}`),
      fc.string(),
    )
    const id = fc.oneof(fc.constant(own), fc.constant(own), fc.anything())
    const payload = fc.oneof(fc.constant(asked.answer), fc.anything())
    const data = fc.oneof(fc.anything(), fc.record({ id, type, payload }), fc.record({ id, type, payload }, { requiredKeys: [] }))
    const origin = fc.oneof(fc.constant(site), fc.constantFrom('https://evil.example', 'null', '', `${site}.evil.example`), fc.string())
    const source = fc.constantFrom<unknown>(frame.window, null, {})
    let believed = 0
    let fooled = 0
    await fc.assert(
      fc.asyncProperty(data, origin, source, async (...[what, from, window]) => {
        await ask()
        const before = acted
        frame.say(withId(what), from, window)
        await told()
        if (acted === before) return
        if (from === site && window === frame.window) believed += 1
        else fooled += 1
      }),
      { numRuns: messages },
    )
    expect(fooled).toBe(0)
    // Some of them were answers: this shows that the test can fail.
    expect(believed).toBeGreaterThan(0)
  })
})

/** Whoever waits has been told: no timer, which a million of would take too long. */
async function told(): Promise<void> {
  for (let count = 0; count < 12; count++) await Promise.resolve()
}

/** Puts in the id that is waited for. */
function withId(data: unknown): never {
  const { id } = (data ?? {}) as { readonly id?: unknown }
  return (typeof id === 'function' ? { ...(data as object), id: (id as () => unknown)() } : data) as never
}
