import { userMessages } from '@billfold/kernel'
import { type FakeClock, fakeClock, settled } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { playedLoader } from '../../testing/played-loader.js'
import { authError } from '../errors.js'
import { SocialLoginStore } from './social-login.js'

const site = 'https://keys.example'
const resultUri = `${site}/oauth?code=1&state=2`

interface FakeWindow {
  closed: boolean
  readonly location: { href: string }
  close(): void
}

interface World {
  readonly login: SocialLoginStore
  readonly clock: FakeClock
  readonly popup: FakeWindow
  readonly opened: readonly (readonly string[])[]
  readonly asked: readonly string[]
  readonly events: readonly string[]
  readonly logged: readonly string[]
  readonly left: readonly (readonly string[])[]
  readonly stored: { away?: string; provider?: string }
  tell(data: unknown, origin?: string, source?: unknown): void
}

interface Setting {
  readonly isBlocked?: boolean
  readonly isMessagingApp?: boolean
  readonly url?: string
  readonly away?: string
  readonly fails?: string
}

function world({ isBlocked, isMessagingApp = false, url = 'https://app.example/', away, fails }: Setting = {}): World {
  const clock = fakeClock()
  const popup: FakeWindow = { closed: false, location: { href: '' }, close: () => void (popup.closed = true) }
  const listeners = new Set<(event: unknown) => void>()
  const [opened, asked, events, logged, left]: [string[][], string[], string[], string[], string[][]] = [[], [], [], [], []]
  const stored: { away?: string; provider?: string } = away === undefined ? {} : { away }
  const open = (...call: string[]): FakeWindow | null => {
    opened.push(call)
    return isBlocked === true ? null : popup
  }
  const globals: Readonly<Record<string, unknown>> = {
    open,
    history: { state: null, replaceState: (...call: string[]) => left.push(call) },
  }
  const login = new SocialLoginStore({
    client: {
      warm: () => undefined,
      request: async (request: string) => {
        asked.push(request)
        if (request === fails) throw authError('auth/failed', { request, words: 'The provider does not answer.' })
        if (request === 'GET_FARCASTER_URI') return { url: 'https://farcaster.example/x' } as never
        return { uri: 'https://provider.example/authorize?state=2' } as never
      },
    },
    page: {
      global: (name) => globals[name],
      listen: (_, listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      open: (...call) => void left.push(call),
    },
    clock,
    device: { isMessagingApp, url },
    log: { debug: () => undefined, error: (text) => void logged.push(text) },
    events: { publish: ((_: string, { event }: { event: string }) => void events.push(event)) as never },
    families: { active: undefined },
    site,
    away: { read: () => stored.away as never, remove: () => void delete stored.away, write: (value) => void (stored.away = value) },
    storedProvider: { write: (value) => void (stored.provider = value) },
    loader: playedLoader({ connectPerson: async (method: string) => void asked.push(`connect ${method}`) }),
  })
  return {
    ...{ login, clock, popup, opened, asked, events, logged, left, stored },
    tell: (data, origin = site, source = popup) => {
      for (const listener of [...listeners]) listener({ data, origin, source })
    },
  }
}

describe('by a popup', () => {
  test('default: a popup opens for the provider (600 by 800) within the press, the redirect uri is fetched, and the result connects', async () => {
    const { login, popup, opened, asked, events, stored, tell } = world()
    login.start('google')
    expect(opened).toEqual([[`${site}/loading`, 'popupWindow', 'width=600,height=800,scrollbars=yes']])
    await settled()
    expect([asked, popup.location.href]).toEqual([['GET_SOCIAL_REDIRECT_URI'], 'https://provider.example/authorize?state=2'])
    tell({ resultUri })
    await settled()
    expect(asked).toEqual(['GET_SOCIAL_REDIRECT_URI', 'CONNECT_SOCIAL', 'connect social'])
    expect(events).toEqual(['SOCIAL_LOGIN_STARTED', 'SOCIAL_LOGIN_REQUEST_USER_DATA', 'SOCIAL_LOGIN_SUCCESS'])
    expect([login.phase, stored.provider, popup.closed]).toEqual(['connected', 'google', true])
  })

  test('behavior: checked every second: a popup that was closed ends the login', async () => {
    const { login, popup, clock, events } = world()
    login.start('github')
    await settled()
    await clock.settle(3_000)
    expect(login.phase).toBe('busy')
    popup.closed = true
    await clock.settle(1_000)
    await clock.settle(250)
    expect([login.phase, login.error]).toEqual(['failed', userMessages.popupClosed])
    expect(events.at(-1)).toBe('SOCIAL_LOGIN_CANCELED')
    expect(clock.pending).toBe(0)
  })

  test('behavior: a result that is on its way while the popup closes still counts', async () => {
    const { login, popup, clock, tell } = world()
    login.start('github')
    await settled()
    popup.closed = true
    await clock.settle(1_000)
    tell({ resultUri })
    await settled()
    expect(login.phase).toBe('connected')
  })

  test.each([
    ['another origin', { resultUri }, 'https://evil.example', undefined],
    ['another window', { resultUri }, site, {}],
  ])('behavior: a message from %s is logged as an error and ignored', async (_, data, origin, source) => {
    const { login, asked, logged, popup, tell } = world()
    login.start('github')
    await settled()
    tell(data, origin, source ?? popup)
    await settled()
    expect([asked, logged.length, login.phase]).toEqual([['GET_SOCIAL_REDIRECT_URI'], 1, 'busy'])
  })

  test('behavior: an answer counts once', async () => {
    const { login, asked, tell } = world()
    login.start('github')
    await settled()
    tell({ resultUri })
    tell({ resultUri })
    await settled()
    expect(asked.filter((request) => request === 'CONNECT_SOCIAL')).toHaveLength(1)
  })

  test('behavior: a popup that is refused, and a provider that does not answer: SOCIAL_LOGIN_ERROR', async () => {
    const blocked = world({ isBlocked: true })
    blocked.login.start('x')
    expect([blocked.login.phase, blocked.login.error]).toEqual(['failed', userMessages.socialFailed])
    expect(blocked.events.at(-1)).toBe('SOCIAL_LOGIN_ERROR')
    const silent = world({ fails: 'GET_SOCIAL_REDIRECT_URI' })
    silent.login.start('x')
    await settled()
    expect([silent.login.error, silent.popup.closed]).toEqual(['The provider does not answer.', true])
    // The person reads it; for a developer it is no error.
    expect(silent.logged).toEqual([])
  })

  test('behavior: a person who takes long reads a hint after 45 s, and may still finish', async () => {
    const { login, clock, tell } = world()
    login.start('apple')
    await settled()
    await clock.settle(45_000)
    expect([login.isSlow, login.phase]).toEqual([true, 'busy'])
    tell({ resultUri })
    await settled()
    expect(login.phase).toBe('connected')
  })

  test('behavior: calling it off closes the popup, and leaves no timer', async () => {
    const { login, popup, clock, events } = world()
    login.start('apple')
    await settled()
    login.cancel()
    await settled()
    expect([popup.closed, login.phase, clock.pending, events.at(-1)]).toEqual([true, 'idle', 0, 'SOCIAL_LOGIN_CANCELED'])
  })
})

describe('where there are no popups', () => {
  test('default: the page leaves for the provider, and the state says where it comes back to', async () => {
    const { login, left, opened, stored } = world({ isMessagingApp: true })
    login.start('google')
    await settled()
    expect(opened).toEqual([])
    expect(left).toEqual([
      [`https://provider.example/authorize?state=2--${encodeURIComponent(encodeURIComponent('https://app.example/'))}`, '_top'],
    ])
    expect(stored.away).toBe('google')
  })

  test('default: the page that comes back is connected, and its address is clean', async () => {
    const url = `https://app.example/?result_uri=${encodeURIComponent(resultUri)}`
    const { login, asked, left, stored } = world({ url, away: 'google' })
    await login.comeBack()
    expect([asked, login.phase, stored]).toEqual([['CONNECT_SOCIAL', 'connect social'], 'connected', { provider: 'google' }])
    expect(left).toEqual([[null, '', 'https://app.example/']])
  })

  test('behavior: who goes back meanwhile stays on the page', async () => {
    const { login, left, stored } = world({ isMessagingApp: true })
    login.start('google')
    login.cancel()
    await settled()
    expect([left, stored]).toEqual([[], {}])
  })

  test('behavior: a result that nobody left for is not taken', async () => {
    const { login, asked } = world({ url: `https://app.example/?result_uri=${encodeURIComponent(resultUri)}` })
    await login.comeBack()
    expect(asked).toEqual([])
  })
})

describe('Farcaster', () => {
  test('default: a link, and the account when the phone has approved', async () => {
    const { login, asked, events, stored } = world()
    login.startFarcaster()
    await settled()
    expect(asked).toEqual(['GET_FARCASTER_URI', 'CONNECT_FARCASTER', 'connect social'])
    expect([events.at(-1), stored.provider]).toEqual(['SOCIAL_LOGIN_SUCCESS', 'farcaster'])
  })

  test("behavior: 'Failed to connect to farcaster'", async () => {
    const { login } = world({ fails: 'GET_FARCASTER_URI' })
    login.startFarcaster()
    await settled()
    expect([login.phase, login.error]).toEqual(['failed', 'Failed to connect to farcaster'])
  })
})
