import { settled } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { type FrameWorld, frameWorld } from '../../testing/frame-world.js'
import { site } from '../../testing/played-frame.js'
import { readAppMessage, userRejected, unverifiedDomain } from '../protocol/index.js'

describe('FrameClient', () => {
  test('default: the frame comes with the first request, which waits until it is ready', async () => {
    const { client, frames, frame } = await asked(frameWorld())
    expect([frames.length, frame.heard]).toEqual([1, []])
    frame.ready()
    await settled()
    expect(frame.heard.map(readAppMessage)).toMatchObject([{ request: 'IS_CONNECTED' }])
    const second = client.request('GET_CHAIN_ID', undefined)
    await settled()
    frame.answer('GET_CHAIN_ID', { chainId: 1 })
    expect(await second).toEqual({ chainId: 1 })
    expect(frames.length).toBe(1)
  })

  test('behavior: without a site nothing is opened', async () => {
    const { client, frames } = frameWorld({ isNamed: false })
    client.warm()
    await expect(client.request('IS_CONNECTED', undefined)).rejects.toMatchObject({ code: 'auth/no-site' })
    expect(frames).toEqual([])
  })

  test('behavior: what the frame says of a failure is the message of the error', async () => {
    const { answer, frame } = await asked(frameWorld())
    frame.ready()
    await settled()
    frame.answer('IS_CONNECTED', { message: userRejected }, 'ERROR')
    await expect(answer).rejects.toMatchObject({ code: 'auth/failed', message: userRejected, context: { request: 'IS_CONNECTED' } })
  })

  test.each([
    ['another origin', 'https://evil.example', undefined],
    ['another window of the same origin', site, {}],
    ['no origin', 'null', undefined],
  ])('behavior: %s is not heard', async (_, origin, source) => {
    const { answer, frame } = await asked(frameWorld())
    const own = source ?? frame.window
    frame.say({ type: '@w3m-frame/READY' }, origin, own)
    await settled()
    expect(frame.heard).toEqual([])
    frame.ready()
    await settled()
    frame.say({ id: 'id-1', type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: false } }, origin, own)
    frame.answer('IS_CONNECTED', { isConnected: true })
    expect(await answer).toEqual({ isConnected: true })
  })

  test('behavior: an answer of another shape, to another request or to none is not heard', async () => {
    const { answer, frame } = await asked(frameWorld())
    frame.ready()
    await settled()
    frame.answer('IS_CONNECTED', { isConnected: 'yes' })
    frame.say({ id: 'id-1', type: '@w3m-frame/SIGN_OUT_SUCCESS' })
    frame.say({ id: 'id-9', type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: false } })
    frame.answer('IS_CONNECTED', { isConnected: true })
    frame.answer('IS_CONNECTED', { isConnected: false })
    expect(await answer).toEqual({ isConnected: true })
  })

  test('behavior: Network Error: Wallet Load Failed: a frame that is not ready within 20 s is given up, and tried anew later', async () => {
    const { client, answer, clock, raised, frames } = await asked(frameWorld())
    await clock.settle(19_999)
    expect(raised).toEqual([])
    await clock.settle(1)
    await expect(answer).rejects.toMatchObject({ code: 'auth/not-loaded' })
    expect([raised, frames[0]?.isRemoved]).toEqual([['APKT003'], true])
    void client.request('IS_CONNECTED', undefined).catch(() => undefined)
    expect(frames.length).toBe(2)
  })

  test.each(['SYNC_THEME', 'SYNC_DAPP_DATA', 'SET_PREFERRED_ACCOUNT'] as const)(
    'behavior: %s raises nothing meanwhile',
    async (request) => {
      const { client, clock, raised } = frameWorld()
      const answer = client.request(request, undefined as never)
      answer.catch(() => undefined)
      await clock.settle(20_000)
      await expect(answer).rejects.toMatchObject({ code: 'auth/not-loaded' })
      expect(raised).toEqual([])
    },
  )

  test.each(['CONNECT_EMAIL', 'CONNECT_DEVICE', 'CONNECT_OTP', 'CONNECT_SOCIAL', 'GET_SOCIAL_REDIRECT_URI'] as const)(
    'behavior: Wallet Request Timeout: %s is given up after 120 s',
    async (request) => {
      const { client, clock, raised, frame } = ready(frameWorld())
      const answer = client.request(request, { email: 'a@b.example', otp: '123456', uri: site, provider: 'google' } as never)
      answer.catch(() => undefined)
      await clock.settle(119_999)
      expect(raised).toEqual([])
      await clock.settle(1)
      await expect(answer).rejects.toMatchObject({ code: 'auth/no-answer', context: { seconds: 120 } })
      expect([raised, frame.isRemoved]).toEqual([['APKT004'], false])
    },
  )

  test('behavior: what a person decides has no limit of time', async () => {
    const { client, clock, frame } = ready(frameWorld())
    const answer = client.request('RPC_REQUEST', { method: 'personal_sign' })
    await clock.settle(3_600_000)
    frame.answer('RPC_REQUEST', '0x1')
    expect(await answer).toBe('0x1')
  })

  test('behavior: Unverified Domain: the site says that it does not serve this page', async () => {
    const { client, raised, frame } = ready(frameWorld())
    const answer = client.request('GET_CHAIN_ID', undefined)
    answer.catch(() => undefined)
    await settled()
    frame.answer('GET_CHAIN_ID', { message: unverifiedDomain }, 'ERROR')
    await expect(answer).rejects.toMatchObject({ code: 'auth/failed' })
    expect(raised).toEqual(['APKT005'])
  })

  test("behavior: 'Unauthorized: origin not allowed' in the words of the site gives its alert", async () => {
    const { client, told, frame } = ready(frameWorld())
    const answer = client.request('GET_CHAIN_ID', undefined)
    answer.catch(() => undefined)
    await settled()
    frame.answer('GET_CHAIN_ID', { message: 'Unauthorized: origin not allowed' }, 'ERROR')
    await expect(answer).rejects.toMatchObject({ code: 'auth/failed' })
    expect(told).toEqual(['Unauthorized: origin not allowed'])
  })

  test('behavior: a frame that is loaded anew has lost what it was asked', async () => {
    const { client, frame } = ready(frameWorld())
    const answer = client.request('RPC_REQUEST', { method: 'personal_sign' })
    answer.catch(() => undefined)
    await settled()
    frame.ready()
    await expect(answer).rejects.toMatchObject({ code: 'auth/restarted' })
    const second = client.request('GET_CHAIN_ID', undefined)
    await settled()
    frame.answer('GET_CHAIN_ID', { chainId: 1 })
    expect(await second).toEqual({ chainId: 1 })
  })

  test('behavior: a reload ends what was asked, and what is asked meanwhile waits for the new page', async () => {
    const { client, frame } = ready(frameWorld())
    const before = client.request('RPC_REQUEST', { method: 'personal_sign' })
    before.catch(() => undefined)
    await settled()
    client.reload()
    await expect(before).rejects.toMatchObject({ code: 'auth/restarted' })
    const after = client.request('GET_CHAIN_ID', undefined)
    await settled()
    expect(frame.heard.map(({ type }) => type)).toEqual(['@w3m-app/RPC_REQUEST', '@w3m-app/RELOAD'])
    frame.ready()
    await settled()
    frame.answer('GET_CHAIN_ID', { chainId: 1 })
    expect(await after).toEqual({ chainId: 1 })
  })

  test('behavior: a frame that the page takes out ends what waits for it, and another one comes when it is asked for', async () => {
    const { client, frames, frame } = ready(frameWorld())
    const answer = client.request('RPC_REQUEST', { method: 'personal_sign' })
    answer.catch(() => undefined)
    await settled()
    frame.onGone()
    await expect(answer).rejects.toMatchObject({ code: 'auth/restarted' })
    void client.request('IS_CONNECTED', undefined).catch(() => undefined)
    expect(frames.length).toBe(2)
  })

  test('parameters: signal', async () => {
    const { client, clock } = ready(frameWorld())
    const leaving = new AbortController()
    const answer = client.request('CONNECT_DEVICE', undefined, { signal: leaving.signal })
    answer.catch(() => undefined)
    await settled()
    leaving.abort()
    await expect(answer).rejects.toMatchObject({ code: 'auth/called-off' })
    await settled()
    expect(clock.pending).toBe(0)
  })

  test('behavior: closing leaves no element, no listener, no timer and nobody who waits', async () => {
    const { client, clock, frame, hears } = ready(frameWorld())
    const answer = client.request('CONNECT_OTP', { otp: '123456' })
    answer.catch(() => undefined)
    await settled()
    client.dispose()
    await expect(answer).rejects.toMatchObject({ code: 'auth/called-off' })
    await settled()
    expect([frame.isRemoved, hears(), clock.pending]).toEqual([true, 0, 0])
  })

  test('behavior: junk from the frame does nothing', async () => {
    const { client, frame } = ready(frameWorld())
    const answer = client.request('GET_CHAIN_ID', undefined)
    await settled()
    for (const junk of [
      null,
      undefined,
      5,
      'READY',
      [],
      {},
      { type: 5 },
      { type: '@w3m-frame/' },
      { id: {}, type: '@w3m-frame/X_SUCCESS' },
    ]) {
      frame.say(junk as never)
    }
    frame.answer('GET_CHAIN_ID', { chainId: 'solana:1' })
    expect(await answer).toEqual({ chainId: 'solana:1' })
  })
})

function ready(made: FrameWorld): FrameWorld {
  made.client.warm()
  made.frame.ready()
  return made
}

/** Asks one thing of a frame that is not there yet. */
async function asked(made: FrameWorld): Promise<FrameWorld & { readonly answer: Promise<unknown> }> {
  const answer = made.client.request('IS_CONNECTED', undefined)
  answer.catch(() => undefined)
  await settled()
  return Object.assign(made, { answer })
}
