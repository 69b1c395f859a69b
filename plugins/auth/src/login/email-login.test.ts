import { type FakeClock, fakeClock } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { playedLoader } from '../../testing/played-loader.js'
import { authError } from '../errors.js'
import { EmailLoginStore } from './email-login.js'

interface World {
  readonly login: EmailLoginStore
  readonly clock: FakeClock
  readonly asked: readonly (readonly [string, unknown])[]
  readonly events: readonly string[]
  readonly stored: { emails?: readonly string[] }
  readonly answers: Record<string, unknown>
}

function world(emails?: readonly string[]): World {
  const clock = fakeClock()
  const [asked, events]: [[string, unknown][], string[]] = [[], []]
  const stored: { emails?: readonly string[] } = { ...(emails && { emails }) }
  const answers: Record<string, unknown> = { CONNECT_EMAIL: { action: 'VERIFY_OTP' } }
  const login = new EmailLoginStore({
    client: {
      warm: () => undefined,
      request: async (request: string, payload: unknown) => {
        asked.push([request, payload])
        const answer = answers[request]
        if (typeof answer === 'string') throw authError('auth/failed', { request, words: answer })
        return answer
      },
    },
    clock,
    events: { publish: ((_: string, { event }: { event: string }) => void events.push(event)) as never },
    recentEmails: { read: () => stored.emails, write: (value) => void (stored.emails = value) },
    loader: playedLoader({ connectPerson: async (method: string) => void asked.push(['connect', method]) }),
  })
  return { login, clock, asked, events, stored, answers }
}

describe('EmailLoginStore', () => {
  test('behavior: that it was chosen is noted, and not again by whoever comes back to correct the address', async () => {
    const { login, events } = world()
    login.warm()
    await login.start('jo@mail.example')
    login.warm()
    expect(events.filter((event) => event === 'EMAIL_LOGIN_SELECTED')).toHaveLength(1)
  })

  test('default: a mail, a code, the account, and the address is remembered', async () => {
    const { login, asked, events, stored } = world()
    expect(await login.start('jo@mail.example')).toBe('code')
    await login.verify('123456')
    expect(asked).toEqual([
      ['CONNECT_EMAIL', { email: 'jo@mail.example' }],
      ['CONNECT_OTP', { otp: '123456' }],
      ['connect', 'email'],
    ])
    expect(events).toEqual(['EMAIL_SUBMITTED', 'EMAIL_VERIFICATION_CODE_SENT', 'EMAIL_VERIFICATION_CODE_PASS'])
    expect([login.recent, stored.emails]).toEqual([['jo@mail.example'], ['jo@mail.example']])
  })

  test('behavior: a device that is new to the account waits for the link in the mail, then for a code', async () => {
    const { login, answers, events } = world()
    answers['CONNECT_EMAIL'] = { action: 'VERIFY_DEVICE' }
    expect(await login.start('jo@mail.example')).toBe('device')
    await login.waitForDevice(new AbortController().signal)
    expect(events).toEqual(['EMAIL_SUBMITTED', 'DEVICE_REGISTERED_FOR_EMAIL', 'EMAIL_VERIFICATION_CODE_SENT'])
  })

  test('behavior: whoever is logged in there already is connected at once', async () => {
    const { login, answers, asked } = world()
    answers['CONNECT_EMAIL'] = { action: 'CONNECT' }
    expect(await login.start('jo@mail.example')).toBe('connected')
    expect(asked.at(-1)).toEqual(['connect', 'email'])
  })

  test('behavior: a code that was right before the connection failed is not asked for again', async () => {
    const { login, clock, answers, asked } = world()
    await login.start('jo@mail.example')
    await clock.settle(30_000)
    answers['CONNECT_EMAIL'] = { action: 'CONNECT' }
    expect(await login.resend()).toBe('connected')
    expect(asked.at(-1)).toEqual(['connect', 'email'])
  })

  test('behavior: a second mail to the same address 30 s after the first at the earliest, and the seconds are told', async () => {
    const { login, clock, asked } = world()
    await login.start('jo@mail.example')
    await clock.settle(29_000)
    expect(login.secondsToResend()).toBe(1)
    await expect(login.resend()).rejects.toMatchObject({ code: 'auth/too-early', message: 'Please try again after 1 seconds' })
    await expect(login.start('JO@mail.example')).rejects.toMatchObject({ code: 'auth/too-early' })
    await clock.settle(1_000)
    expect(await login.resend()).toBe('code')
    expect(asked.length).toBe(2)
  })

  test('behavior: who mistyped the address need not wait', async () => {
    const { login, asked } = world()
    await login.start('j@mail.example')
    await login.start('jo@mail.example')
    expect(asked.map(([, payload]) => payload)).toEqual([{ email: 'j@mail.example' }, { email: 'jo@mail.example' }])
  })

  test('behavior: a mail that was not sent is no mail: another try need not wait', async () => {
    const { login, answers } = world()
    answers['CONNECT_EMAIL'] = 'The mail could not be sent.'
    await expect(login.start('jo@mail.example')).rejects.toThrow('The mail could not be sent.')
    expect(login.secondsToResend()).toBe(0)
  })

  test('behavior: a wrong code: its words, its event, and nobody is connected or remembered', async () => {
    const { login, answers, asked, events, stored } = world()
    await login.start('jo@mail.example')
    answers['CONNECT_OTP'] = 'That is not the code. 4 tries are left.'
    await expect(login.verify('123456')).rejects.toThrow('That is not the code. 4 tries are left.')
    expect([events.at(-1), asked.at(-1)?.[0], stored]).toEqual(['EMAIL_VERIFICATION_CODE_FAIL', 'CONNECT_OTP', {}])
  })

  test('behavior: an address can be forgotten', () => {
    const { login, stored } = world(['jo@mail.example', 'ada@mail.example'])
    login.forget('jo@mail.example')
    expect([login.recent, stored.emails]).toEqual([['ada@mail.example'], ['ada@mail.example']])
  })
})
