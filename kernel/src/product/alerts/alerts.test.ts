import { describe, expect, test } from 'vitest'
import { fakeLog } from '@billfold/test/fakes'
import type { EventName } from '../../core/open.js'
import { Log } from '../../core/log/log.js'
import type { ToastRequest } from '../toasts/toast.js'
import { type AlertCode, alertTexts } from './alert-texts.js'
import { Alerts } from './alerts.js'

function setup(isDebug = false): { alerts: Alerts; toasts: ToastRequest[]; events: unknown[]; log: ReturnType<typeof fakeLog> } {
  const toasts: ToastRequest[] = []
  const events: unknown[] = []
  const log = fakeLog()
  const alerts = new Alerts({
    texts: { use: async (run) => run({ alertTexts }) },
    toasts: { show: (toast) => void toasts.push(toast) },
    publish: (name: EventName, payload) => void events.push([name, payload]),
    log: new Log(log, 'warn'),
    isDebug,
  })
  return { alerts, toasts, events, log }
}

/** The catalogue of the product, and who is told in a toast when the host does not debug. */
const catalogue: readonly (readonly [code: AlertCode, title: string, shownTo: 'visitors' | 'developers' | 'nobody'])[] = [
  ['APKT001', 'Network Not Found', 'visitors'],
  ['APKT002', 'Invalid App Configuration', 'developers'],
  ['APKT003', 'Network Error: Wallet Load Failed', 'visitors'],
  ['APKT004', 'Wallet Request Timeout', 'visitors'],
  ['APKT005', 'Unverified Domain', 'developers'],
  ['APKT006', 'Session Expired', 'visitors'],
  ['APKT007', 'Invalid Project ID', 'developers'],
  ['APKT008', 'Project ID Missing', 'developers'],
  ['APKT009', 'Server Error', 'developers'],
  ['APKT010', 'Rate Limited', 'visitors'],
  ['APKTW001', 'Inactive Namespace Not Connected', 'developers'],
  ['APKTW002', 'Invalid Email Address', 'nobody'],
]

describe('alerts (shown as toasts)', () => {
  test('behavior: the catalogue is complete', () => {
    expect(Object.keys(alertTexts)).toEqual(catalogue.map(([code]) => code))
  })

  test.each(catalogue)('behavior: %s %s, shown to %s', (code, title, shownTo) => {
    const { alerts, toasts, events, log } = setup()
    alerts.raise(code)
    const toast = { variant: 'error', message: alertTexts[code].text }
    expect(toasts).toEqual(shownTo === 'visitors' ? [toast] : [])
    expect(events).toEqual([['alert:raised', { code, title }]])
    expect(log.lines).toEqual([
      { level: code.startsWith('APKTW') ? 'warn' : 'error', message: `${code} ${title}: ${alertTexts[code].developer}` },
    ])
  })

  test.each(catalogue.filter(([, , shownTo]) => shownTo !== 'nobody'))(
    'behavior: %s %s is shown to everybody while the host debugs',
    (code) => {
      const { alerts, toasts } = setup(true)
      alerts.raise(code)
      expect(toasts).toEqual([{ variant: 'error', message: alertTexts[code].text }])
    },
  )

  test.each(catalogue)('behavior: what the visitor reads of %s is a sentence without codes', (code) => {
    expect(alertTexts[code].text).toMatch(/^[A-Z][\w ,.'-]{15,90}$/)
    expect(alertTexts[code].text).not.toMatch(/APKT|CSP|projectId/)
    expect(alertTexts[code].developer).toMatch(/^[A-Z].{15,}\.$/)
  })

  test("behavior: an invalid e-mail address is told with 'Please enter a valid email address' (code APKTW002)", () => {
    const { alerts, toasts, events } = setup(true)
    alerts.raise('APKTW002')
    expect(alertTexts.APKTW002.text).toBe('Please enter a valid email address')
    expect(events).toEqual([['alert:raised', { code: 'APKTW002', title: 'Invalid Email Address' }]])
    // Its field says it already.
    expect(toasts).toEqual([])
  })

  test('parameters: detail: is for the log alone', () => {
    const { alerts, toasts, events, log } = setup(true)
    alerts.raise('APKT001', { id: 'eip155:5' })
    expect(log.lines[0]?.details).toEqual({ id: 'eip155:5' })
    expect(JSON.stringify([toasts, events])).not.toContain('eip155')
  })

  test('behavior: an alert that is raised again is told again', () => {
    const { alerts, toasts } = setup()
    alerts.raise('APKT004')
    alerts.raise('APKT004')
    expect(toasts.length).toBe(2)
  })
})

describe('provider message mapping (each alert is shown only once)', () => {
  test.each([
    ['Unauthorized: origin not allowed', 'gives the origin alert', 'APKT002'],
    ['JWT validation error: JWT Token is not yet valid', 'gives the session alert', 'APKT006'],
    ['JWT validation error: JWT Token is expired', 'gives the session alert', 'APKT006'],
    ['Unauthorized: invalid key', 'gives the project id alert', 'APKT007'],
  ])("behavior: '%s' %s (%s)", (message, _, code) => {
    const { alerts, events } = setup()
    for (const text of [message, `relay: ${message} (iat 3000)`, message]) expect(alerts.raiseFor(text)).toBe(true)
    expect(events).toEqual([['alert:raised', { code, title: alertTexts[code as AlertCode].title }]])
  })

  test('behavior: an alert that was raised before is not raised for a message', () => {
    const { alerts, events } = setup()
    alerts.raise('APKT002')
    expect(alerts.raiseFor('Unauthorized: origin not allowed')).toBe(true)
    expect(events.length).toBe(1)
  })

  test('behavior: each of the three alerts is shown once', () => {
    const { alerts, events } = setup()
    for (const words of ['origin not allowed', 'invalid key']) alerts.raiseFor(`Unauthorized: ${words}`)
    alerts.raiseFor('JWT validation error: JWT Token is not yet valid')
    expect(events.length).toBe(3)
  })

  test.each(['', 'Unauthorized', 'unauthorized: invalid key', 'socket stalled'])("behavior: '%s' is no known message", (message) => {
    const { alerts, events } = setup()
    expect(alerts.raiseFor(message)).toBe(false)
    expect(events).toEqual([])
  })
})
