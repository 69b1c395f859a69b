import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { WalletForm } from '../contract.js'
import { downloads } from './downloads.js'
import { connectForms } from './connect-forms.js'
import { type LinkedWallet, storedLink, walletLink } from './wallet-link.js'

const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=587d'
const encoded = 'wc%3A7f6e%402%3Frelay-protocol%3Dirn%26symKey%3D587d'
const phone = { isMessagingApp: false, isFramed: false, os: 'ios' } as const
const wallet: LinkedWallet = {
  name: 'Rainbow',
  mobile_link: 'rainbow://',
  desktop_link: 'rainbow-desktop:',
  webapp_link: 'https://web.rainbow.example/app',
  link_mode: 'https://rnbwapp.example',
}

function linkOf(more: Partial<Parameters<typeof walletLink>[0]>): unknown {
  return walletLink({ wallet, form: 'mobile', uri, device: phone, prefersUniversalLinks: false, ...more })
}

describe('walletLink', () => {
  test.each<[string, Partial<Parameters<typeof walletLink>[0]>, string, string]>([
    ['a phone: here', {}, `rainbow://wc?uri=${encoded}`, '_self'],
    ['a phone, in a frame: in the page that holds it', { device: { ...phone, isFramed: true } }, `rainbow://wc?uri=${encoded}`, '_top'],
    ["a messaging app's browser: beside", { device: { ...phone, isMessagingApp: true } }, `rainbow://wc?uri=${encoded}`, '_blank'],
    [
      "a messaging app's browser on Android: encoded twice",
      { device: { isMessagingApp: true, isFramed: false, os: 'android' } },
      `rainbow://wc?uri=${encodeURIComponent(encoded)}`,
      '_blank',
    ],
    [
      "a messaging app's browser on Android, by a link of the web: encoded once, as nobody decodes it on the way",
      { device: { isMessagingApp: true, isFramed: false, os: 'android' }, wallet: { name: 'W', mobile_link: 'https://w.example' } },
      `https://w.example/wc?uri=${encoded}`,
      '_blank',
    ],
    ['a universal link when wished', { prefersUniversalLinks: true }, `https://rnbwapp.example/wc?uri=${encoded}`, '_self'],
    ['a desktop app', { form: 'desktop' }, `rainbow-desktop://wc?uri=${encoded}`, '_self'],
    ['a page: beside', { form: 'web' }, `https://web.rainbow.example/app/wc?uri=${encoded}`, '_blank'],
    ['a bare scheme', { wallet: { name: 'Trust', mobile_link: 'trust' } }, `trust://wc?uri=${encoded}`, '_self'],
    ['a link with a path', { wallet: { name: 'W', mobile_link: 'https://w.example/x' } }, `https://w.example/x/wc?uri=${encoded}`, '_self'],
  ])('behavior: %s', (_, more, href, target) => expect(linkOf(more)).toEqual({ href, target }))

  test.each(['javascript:alert(1)', 'data:text/html,x', 'intent://x', 'file:///etc', 'https://user@evil.example', '', 'java script', 'x:'])(
    'behavior: %s is not opened, and not kept',
    (mobile_link) => {
      expect(linkOf({ wallet: { name: 'Evil', mobile_link } })).toBeUndefined()
      expect(storedLink({ name: 'Evil', mobile_link }, false)).toBeUndefined()
    },
  )

  test.each<WalletForm>(['mobile', 'desktop', 'web'])('behavior: a wallet without a link for %s has none', (form) =>
    expect(linkOf({ wallet: { name: 'None' }, form })).toBeUndefined(),
  )

  test('behavior: whatever a list says, what opens is https or an app, and the pairing is the last thing in it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `${text}://`),
        ),
        (mobile_link) => {
          const link = walletLink({ wallet: { name: 'W', mobile_link }, form: 'mobile', uri, device: phone, prefersUniversalLinks: false })
          if (link === undefined) return
          expect(link.href.endsWith(`wc?uri=${encoded}`)).toBe(true)
          expect(new URL(link.href).protocol).not.toMatch(/^(javascript|data|file|intent|http|blob):/)
        },
      ),
    )
  })

  test('behavior: what is kept of the wallet holds no secret', () => {
    expect(storedLink(wallet, false)).toEqual({ href: 'rainbow://', name: 'Rainbow' })
    expect(storedLink(wallet, true)).toEqual({ href: 'https://rnbwapp.example/', name: 'Rainbow' })
  })
})

describe('connectForms', () => {
  const desktop = { isMobile: false }
  const mobile = { isMobile: true }
  test.each<[string, Parameters<typeof connectForms>[0], readonly string[]]>([
    ['no wallet: any phone scans', { wallet: undefined, isInstalled: false, device: desktop }, ['qrcode']],
    [
      'everything, on a desktop',
      { wallet: { ...wallet, rdns: 'me.rainbow' }, isInstalled: true, device: desktop },
      ['browser', 'qrcode', 'web', 'desktop'],
    ],
    ['everything, on a phone', { wallet: { ...wallet, rdns: 'me.rainbow' }, isInstalled: false, device: mobile }, ['mobile', 'web']],
    ['an extension that is not installed', { wallet: { rdns: 'io.rabby' }, isInstalled: false, device: desktop }, ['unsupported']],
    ['an extension, on a phone: it may still scan', { wallet: { rdns: 'io.rabby' }, isInstalled: false, device: mobile }, ['qrcode']],
    ['a wallet without links', { wallet: {}, isInstalled: false, device: desktop }, ['qrcode']],
  ])('behavior: %s', (_, request, forms) => expect(connectForms(request)).toEqual(forms))
})

describe('downloads', () => {
  const listed = {
    id: 'r',
    name: 'Rainbow',
    app_store: 'https://apps.example/r',
    play_store: 'https://play.example/r',
    chrome_store: 'javascript:alert(1)',
    homepage: 'https://rainbow.example',
  }
  test.each([
    ['ios', true, ['appStore', 'homepage']],
    ['android', true, ['playStore', 'homepage']],
    ['mac', false, ['appStore', 'playStore', 'homepage']],
  ] as const)('behavior: on %s, and only what is safe to open', (os, isMobile, places) => {
    expect(downloads(listed, { os, isMobile }).map(({ place }) => place)).toEqual(places)
  })
})
