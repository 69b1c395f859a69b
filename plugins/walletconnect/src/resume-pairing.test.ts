import { describe, expect, test } from 'vitest'

import { type Shown, shown, useMeeting } from '../testing/meeting.js'
import { address } from '../testing/test-phone.js'
import type { Visit, VisitOptions, Visitor } from '../testing/visits.js'

const meeting = useMeeting()

/** A page that shows a code, which the phone has scanned: it asks the person. */
async function asked(visitor: Visitor, options?: VisitOptions): Promise<Shown> {
  const { phone } = meeting
  phone.behavior = 'wait'
  const before = phone.proposals
  const page = await shown(visitor, options)
  await phone.scan(page.uri)
  await expect.poll(() => phone.proposals).toBe(before + 1)
  return page
}

/** The session that a page has found, once the key of its link is kept no more. */
async function found(visitor: Visitor, { page, key }: { readonly page: Visit; readonly key: string }): Promise<string | undefined> {
  await expect.poll(() => page.found).toBeGreaterThan(0)
  await expect.poll(() => visitor.storage.text).not.toContain(key)
  return (await page.sessions.restore())?.session.topic
}

describe('an answer to a page that is gone', () => {
  test('default: approved while the page is away: the session is found when it is back', async () => {
    const visitor = meeting.visitor()
    const { page, key } = await asked(visitor)
    page.leave()
    await meeting.phone.decide('approve')
    expect(meeting.phone.sessions).toContain(await found(visitor, { page: visitor.open(), key }))
  })

  test.each(['proposal', 'session', 'pairing', 'history', 'messages', 'keychain'])(
    'behavior: a page that is slow to read its %s finds the session that waits at the relay',
    async (part) => {
      const visitor = meeting.visitor()
      const { page, key } = await asked(visitor)
      page.leave()
      await meeting.phone.decide('approve')
      expect(meeting.phone.sessions).toContain(
        await found(visitor, { page: visitor.open({ slowness: (name) => (name.includes(part) ? 100 : 0) }), key }),
      )
      visitor.stop()
    },
  )

  test('behavior: whatever the page has written of the answer when it ends, the next one finds the session', async () => {
    let written = Infinity
    for (let last = 0; last < written; last += 1) {
      const visitor = meeting.visitor()
      let isApproved = false
      let count = 0
      const onWrite = (): void => {
        if (!isApproved) return
        if (count === last) page.leave()
        count += 1
      }
      const { page, key } = await asked(visitor, { onWrite })
      isApproved = true
      await meeting.phone.decide('approve')
      await expect.poll(() => count > last || !visitor.storage.text.includes(key)).toBe(true)
      if (count <= last) written = count
      page.leave()
      expect(meeting.phone.sessions).toContain(await found(visitor, { page: visitor.open(), key }))
      visitor.stop()
    }
    expect(written).toBeGreaterThan(5)
  })

  test('behavior: the page ends between any two messages of the answer: it is told again', async () => {
    for (const tag of [1101, 1102]) {
      const visitor = meeting.visitor()
      const { page, key } = await asked(visitor)
      meeting.relay.relay.faults.set({ kind: 'drop', tags: [tag], times: 1 })
      await meeting.phone.decide('approve')
      await new Promise((resolve) => setTimeout(resolve, 100))
      page.leave()
      // On a busy machine the page may have been gone before it was told anything.
      meeting.relay.relay.faults.clear()
      expect(meeting.phone.sessions).toContain(await found(visitor, { page: visitor.open(), key }))
      visitor.stop()
    }
  })

  test('behavior: declined while the page is away: nothing is found, and nothing goes wrong', async () => {
    const visitor = meeting.visitor()
    const { page } = await asked(visitor)
    page.leave()
    await meeting.phone.decide('reject')
    const next = visitor.open()
    const { proposal, session } = await next.sdk.open()
    await expect.poll(() => proposal.length).toBe(0)
    expect([next.found, session.length]).toEqual([0, 0])
  })
})

describe('tabs of one page', () => {
  test('behavior: what is meant for a tab whose socket is down reaches it later, though another tab has received it', async () => {
    const visitor = meeting.visitor()
    const { page } = await asked(visitor)
    await meeting.phone.decide('approve')
    await expect.poll(() => page.sessions.wallet).toBeDefined()
    const channel = (await page.sessions.restore())?.channel('eip155')
    const other = visitor.open()
    await expect.poll(() => other.found).toBe(1)
    const before = meeting.phone.questions.length
    const signing = channel?.request('personal_sign', ['0x00', address])
    await expect.poll(() => meeting.phone.questions.length).toBe(before + 1)
    await page.cut()
    await meeting.phone.decide('approve')
    expect(await signing).toMatch(/^0x/)
  })

  test('behavior: families that are restored at once share one client, and can ask by it, when another tab has paired', async () => {
    const visitor = meeting.visitor()
    const other = visitor.open()
    await other.sdk.open()
    const { page } = await asked(visitor)
    await meeting.phone.decide('approve')
    await expect.poll(() => page.sessions.wallet).toBeDefined()
    const [first, second] = await Promise.all([other.sessions.restore(), other.sessions.restore()])
    expect(second).toBe(first)
    await other.sdk.reopen()
    const signing = second?.channel('eip155')?.request('personal_sign', ['0x00', address])
    await expect.poll(() => meeting.phone.questions.length).toBeGreaterThan(0)
    await meeting.phone.decide('approve')
    expect(await signing).toMatch(/^0x/)
  })

  test('behavior: a tab that makes a link takes no keys from the session of another one', async () => {
    const visitor = meeting.visitor()
    const other = visitor.open()
    await other.sdk.open()
    const { page } = await asked(visitor)
    await meeting.phone.decide('approve')
    await expect.poll(() => page.sessions.wallet).toBeDefined()
    other.connector.connect({ network: undefined, signal: new AbortController().signal }).catch(() => undefined)
    await expect.poll(() => other.pairing.uri).toBeDefined()
    other.leave()
    page.leave()
    const next = visitor.open()
    await expect.poll(() => next.found).toBeGreaterThan(0)
    const { session } = await next.sdk.open()
    expect(meeting.phone.sessions).toContain(session.keys[0])
  })

  test('behavior: the code of a tab is answered after it was loaded anew, though another tab has made one since', async () => {
    const visitor = meeting.visitor()
    const other = visitor.open()
    await other.sdk.open()
    const { page, key } = await asked(visitor)
    other.connector.connect({ network: undefined, signal: new AbortController().signal }).catch(() => undefined)
    await expect.poll(() => other.pairing.uri).toBeDefined()
    page.leave()
    await meeting.phone.decide('approve')
    expect(meeting.phone.sessions).toContain(await found(visitor, { page: visitor.open(), key }))
  })
})
