import type { BillfoldError } from '@billfold/kernel'
import { fakeClock, fakeConnector, fakeNetwork } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { sendTransaction } from './sending.js'
import { signMessage, signTypedData } from './signing.js'
import { switchNetwork } from './switching.js'
import type { AskedSession } from './wallet-call.js'

const account = { address: '0x000000000000000000000000000000000000a11c' }
const [network, other] = [fakeNetwork('eip155'), fakeNetwork('eip155', { id: 10 })]
const typed = { types: { Berth: [{ name: 'boat', type: 'string' }] }, primaryType: 'Berth', message: { boat: 'Wren' } }

/** A wallet that says yes to everything, and nothing to one question. */
function silentOn(method: string): {
  readonly asked: string[]
  readonly session: AskedSession
  readonly clock: ReturnType<typeof fakeClock>
} {
  const asked: string[] = []
  const answers: Readonly<Record<string, unknown>> = { eth_accounts: [account.address], eth_chainId: '0x1' }
  const request = (call: { readonly method: string }): Promise<unknown> => {
    asked.push(call.method)
    return call.method === method ? new Promise(() => undefined) : Promise.resolve(answers[call.method] ?? null)
  }
  const clock = fakeClock()
  const parts = { namespace: 'eip155', connector: fakeConnector({ name: 'Harbour' }), account, accounts: [account], network } as const
  return {
    asked,
    clock,
    session: { ...parts, provider: { request }, ending: new AbortController().signal, clock, mayAsk: () => undefined },
  }
}

describe('a wallet that does not say where it is (a failed ping)', () => {
  test.each<[what: string, silent: string, run: (session: AskedSession) => Promise<unknown>]>([
    ['a message is to be signed', 'eth_accounts', (session) => signMessage(session, 'hello')],
    ['typed data is to be signed', 'eth_chainId', (session) => signTypedData(session, typed)],
    ['something is to be sent', 'eth_accounts', (session) => sendTransaction(session, { to: account.address, value: 1n })],
    ['it has switched', 'eth_chainId', (session) => switchNetwork(session, other)],
  ])('behavior: is given up after 30 s, in one sentence, when %s', async (_, silent, run) => {
    const { asked, clock, session } = silentOn(silent)
    const failure = run(session).catch((error: BillfoldError) => error)
    await clock.settle(30_000)
    expect(await failure).toMatchObject({ code: 'wallet/silent', message: expect.stringContaining('Harbour does not answer') })
    expect(asked.filter((method) => /sign|send/i.test(method))).toEqual([])
    expect(clock.pending).toBe(0)
  })

  test('behavior: who answers is not kept waiting, and nothing is left', async () => {
    const { asked, clock, session } = silentOn('nothing')
    await signMessage(session, 'hello').catch(() => undefined)
    expect(asked).toContain('personal_sign')
    expect(clock.pending).toBe(0)
  })
})
