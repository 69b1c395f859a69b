import { type PluginManifest, type SessionStep, type Key, service } from '@billfold/kernel'
import { fakePorts, settled } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { capturePage } from '../testing/capture-page.js'
import { en } from './messages/en.js'

const [asked, code, closed] = [
  [true, 'DataCapture'],
  [true, 'DataCaptureOtpConfirm'],
  [false, 'Connect'],
] as const

/** A sign-in that everybody has to pass. */
function signIn(): PluginManifest {
  const stepKey = 'test.sign-in' as Key<SessionStep>
  return {
    ...{ id: 'feature.test', contract: 1, provides: [stepKey] },
    slots: [{ slot: 'session.steps', order: 20, item: { view: 'SIWXSignMessage', step: stepKey } }],
    load: async () => ({ services: [service(stepKey, {}, () => ({ isNeeded: () => true }))] }),
  }
}

describe('if email capture is on, DataCapture opens', () => {
  test('default: an address, its code, and signing in follows', async () => {
    const { store, shown, service: mailed, confirm, kernel } = await capturePage({ plugins: [signIn()] })
    const told: unknown[] = []
    kernel.events.on('email-capture:confirmed', (event) => told.push(event))
    expect(shown()).toEqual(asked)
    await store.submit(' ada@harbour.example ', 'de')
    expect(mailed.mails).toMatchObject([{ email: 'ada@harbour.example', account: 'eip155:1:ada', locale: 'de' }])
    expect([shown(), store.phase]).toEqual([code, 'code'])
    await confirm()
    expect(shown()).toEqual([true, 'SIWXSignMessage'])
    expect(kernel.router.history.map(({ view }) => view)).toEqual(['SIWXSignMessage'])
    expect(store.confirmed).toMatchObject({ email: 'ada@harbour.example', id: 'otp-1' })
    expect(told).toEqual([{ namespace: 'eip155', address: 'ada', email: 'ada@harbour.example' }])
  })

  test('behavior: where nobody has to sign in the modal closes', async () => {
    const { store, shown, confirm } = await capturePage()
    await store.submit('ada@harbour.example')
    await confirm()
    expect(shown()).toEqual(closed)
  })

  test.each([
    ['the project has it off', { capture: false as const }],
    ['the host names no service', { hasNoService: true, options: { features: { emailCapture: true } } }],
    ['somebody has logged in by e-mail', { user: { email: 'ada@harbour.example' } }],
  ])('behavior: nobody is asked where %s', async (_, options) => {
    const { shown } = await capturePage({ ...options, plugins: [signIn()] })
    expect(shown()).toEqual([true, 'SIWXSignMessage'])
  })

  test('parameters: the host asks where the project leaves it to the app', async () => {
    const ports = fakePorts()
    const { shown, store } = await capturePage({ ports, capture: false, options: { features: { emailCapture: ['required'] } } })
    // The project that does not know the switch has it off.
    expect(shown()).toEqual(closed)
    const away = fakePorts()
    const page = await capturePage({ ports: away, options: { features: { emailCapture: ['required'] } } })
    expect([page.shown(), page.store.isRequired, store.isRequired]).toEqual([asked, false, false])
  })

  test('behavior: it asks once: not after a reload, not on another network, and again for another account', async () => {
    const ports = fakePorts()
    const first = await capturePage({ ports })
    await first.store.submit('ada@harbour.example')
    await first.confirm()
    const second = await capturePage({ ports: ports.twin({ clock: ports.clock }) })
    expect([second.shown(), second.store.confirmed?.email]).toEqual([closed, 'ada@harbour.example'])
    second.connector.wallet.changeNetwork('eip155:10')
    await ports.clock.settle(100)
    expect(second.shown()).toEqual(closed)
    second.connector.wallet.changeAccounts({ address: 'bob' })
    await ports.clock.settle(100)
    expect([second.shown(), second.store.recent]).toEqual([asked, ['ada@harbour.example']])
  })

  test('behavior: who confirms in another tab is not asked here', async () => {
    const ports = fakePorts()
    const [here, there] = [await capturePage({ ports }), await capturePage({ ports: ports.twin({ clock: ports.clock }) })]
    expect([here.shown(), there.shown()]).toEqual([asked, asked])
    await there.store.submit('ada@harbour.example')
    await there.confirm()
    await settled()
    expect(here.shown()).toEqual(closed)
  })

  test('behavior: nobody is asked in a tab that nobody looks at, before they do', async () => {
    const ports = fakePorts()
    ports.device.hide()
    const { shown } = await capturePage({ ports })
    expect(shown()).toEqual(closed)
    ports.device.show()
    await settled()
    expect(shown()).toEqual(asked)
  })

  test.each([
    ['full', { full: true }],
    ['denied', { denied: true }],
  ])('behavior: where the storage is %s, a confirmation counts as long as the page stands', async (_, fault) => {
    const ports = fakePorts()
    Object.assign(ports.storage, fault)
    const { store, confirm, kernel, shown } = await capturePage({ ports })
    await store.submit('ada@harbour.example')
    await confirm()
    await kernel.sessionSteps.run()
    expect([shown(), store.confirmed?.email]).toEqual([closed, 'ada@harbour.example'])
  })

  test('behavior: a service that wants another address is asked again', async () => {
    const { store, confirm, shown } = await capturePage()
    await store.submit('ada@harbour.example')
    await confirm()
    await store.askAgain()
    expect([shown(), store.confirmed]).toEqual([asked, undefined])
  })
})

describe('an address that is none', () => {
  test.each(['', 'ada', 'ada@', 'a b@harbour.example'])(
    "behavior: %j: 'Please enter a valid email address' (code APKTW002), and nothing is sent",
    async (wrong) => {
      const { store, service: mailed, kernel, shown } = await capturePage()
      const raised: unknown[] = []
      kernel.events.on('alert:raised', (event) => raised.push(event))
      await store.submit(wrong)
      expect(store.problem).toEqual({ kind: 'invalid' })
      // The texts of alerts are loaded with the first one.
      await expect.poll(() => raised).toEqual([{ code: 'APKTW002', title: 'Invalid Email Address' }])
      expect([en.emailInvalid, kernel.toasts.current]).toEqual(['Please enter a valid email address', undefined])
      expect([mailed.mails, shown()]).toEqual([[], asked])
    },
  )

  test('behavior: one that the service knows to be wrong is said the same way', async () => {
    const { store, service: mailed, kernel } = await capturePage()
    const raised: unknown[] = []
    kernel.events.on('alert:raised', (alert) => raised.push(alert.code))
    mailed.refuse = { status: 400, json: {} }
    await store.submit('ada@nowhere.example')
    expect(store.problem).toEqual({ kind: 'invalid' })
    await expect.poll(() => raised).toEqual(['APKTW002'])
  })
})

describe('required or optional', () => {
  test('behavior: where it is required, closing disconnects, and there is nothing to skip', async () => {
    const { kernel, store, shown } = await capturePage({ capture: ['required'] })
    expect(store.isRequired).toBe(true)
    await store.goWithout()
    expect(shown()).toEqual(asked)
    expect(await kernel.modal.requestClose()).toBe(true)
    expect([kernel.families.isConnected, shown()]).toEqual([false, closed])
  })

  test('behavior: it disconnects while the code is waited for too', async () => {
    const { kernel, store, shown } = await capturePage({ capture: ['required'] })
    await store.submit('ada@harbour.example')
    expect(shown()).toEqual(code)
    await kernel.modal.requestClose()
    expect(kernel.families.isConnected).toBe(false)
  })

  test.each([
    ['skip', async ({ store }: Awaited<ReturnType<typeof capturePage>>) => store.goWithout()],
    ['close', async ({ kernel }: Awaited<ReturnType<typeof capturePage>>) => void (await kernel.modal.requestClose())],
  ])('behavior: where it is not, %s goes on to signing in, and nobody is asked again until they connect anew', async (_, leave) => {
    const ports = fakePorts()
    const page = await capturePage({ ports, plugins: [signIn()] })
    await leave(page)
    await settled()
    expect([page.kernel.families.isConnected, page.shown()]).toEqual([true, [true, 'SIWXSignMessage']])
    const again = await capturePage({ ports: ports.twin({ clock: ports.clock }) })
    expect(again.shown()).toEqual(closed)
    await again.kernel.connections.disconnect()
    await again.kernel.connections.connect(again.connector)
    await settled()
    expect(again.shown()).toEqual(asked)
  })

  test('behavior: a project that begins to require one asks who has skipped it', async () => {
    const ports = fakePorts()
    const page = await capturePage({ ports })
    await page.store.goWithout()
    const later = await capturePage({ ports: ports.twin({ clock: ports.clock }), capture: ['required'] })
    expect(later.shown()).toEqual(asked)
  })
})

describe('a code', () => {
  test('behavior: a wrong one is said, and the right one is taken after it', async () => {
    const { store, shown, confirm } = await capturePage()
    await store.submit('ada@harbour.example')
    await store.verify('000000')
    expect([store.phase, store.problem, shown()]).toEqual(['code', { kind: 'code-wrong' }, code])
    await confirm()
    expect(shown()).toEqual(closed)
  })

  test('behavior: it may be sent again after 30 seconds, by the clock of the service', async () => {
    const { store, service: mailed, ports } = await capturePage()
    await store.submit('ada@harbour.example')
    expect(store.secondsToResend()).toBe(30)
    await store.resend()
    expect(mailed.mails).toHaveLength(1)
    await ports.clock.settle(30_000)
    expect(store.secondsToResend()).toBe(0)
    await store.resend()
    expect(mailed.mails).toHaveLength(2)
  })

  test('behavior: another address may be tried at once; the same one goes back to its code', async () => {
    const { store, service: mailed, kernel, shown } = await capturePage()
    await store.submit('ada@harbuor.example')
    kernel.router.back()
    await store.submit('ada@harbour.example')
    expect(mailed.mails.map(({ email }) => email)).toEqual(['ada@harbuor.example', 'ada@harbour.example'])
    kernel.router.back()
    await store.submit('Ada@Harbour.example')
    expect([mailed.mails.length, shown()]).toEqual([2, code])
  })

  test.each([
    ['too many', { status: 429, json: {}, headers: { 'retry-after': '12' } }, { kind: 'too-early', seconds: 12 }],
    ['a mail server that is down', { status: 503, json: {} }, { kind: 'mail-down' }],
    ['no network', 'offline', { kind: 'other', text: expect.any(String), error: expect.any(Error) }],
    ['an answer of another shape', { json: { id: 7 } }, { kind: 'other', text: expect.any(String), error: expect.any(Error) }],
  ] as const)('behavior: %s: told, nothing is lost, and the next try is taken', async (_, refuse, problem) => {
    const { store, service: mailed, shown } = await capturePage()
    mailed.refuse = refuse
    await store.submit('ada@harbour.example')
    expect([store.phase, store.problem, shown()]).toEqual(['address', problem, asked])
    mailed.refuse = undefined
    await store.submit('ada@harbour.example')
    expect(shown()).toEqual(code)
  })

  test.each([
    ['is over', { status: 410, json: {} }, { kind: 'code-over' }],
    ['cannot be handed in', 'offline', { kind: 'other', text: expect.any(String), error: expect.any(Error) }],
  ] as const)('behavior: one that %s is told, and the person may go on', async (_, refuse, problem) => {
    const { store, service: mailed, shown, confirm } = await capturePage()
    await store.submit('ada@harbour.example')
    mailed.refuse = refuse
    await store.verify('100000')
    expect([store.phase, store.problem, shown()]).toEqual(['code', problem, code])
    mailed.refuse = undefined
    await confirm()
    expect(shown()).toEqual(closed)
  })

  test('behavior: an account that comes to the front meanwhile is asked by itself, and a code is for whom it was asked', async () => {
    const { store, shown, confirm, connector, ports } = await capturePage()
    await store.submit('ada@harbour.example')
    connector.wallet.changeAccounts({ address: 'bob' })
    await ports.clock.settle(100)
    expect([shown(), store.email, store.phase]).toEqual([asked, undefined, 'address'])
    await confirm()
    expect([shown(), store.confirmed]).toEqual([asked, undefined])
  })

  test('behavior: two presses send one mail and one code', async () => {
    const { store, service: mailed, ports } = await capturePage()
    await Promise.all([store.submit('ada@harbour.example'), store.submit('ada@harbour.example')])
    expect(mailed.mails).toHaveLength(1)
    await Promise.all([store.verify('100000'), store.verify('100000')])
    expect(ports.fetch.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  })
})
