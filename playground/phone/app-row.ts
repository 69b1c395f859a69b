import type { PairedApp } from '@billfold/test-wallets/pairing'

import { button } from '../src/dom/button.js'
import { element } from '../src/dom/element.js'
import type { Row } from '../src/dom/keyed-list.js'
import type { Phone } from './phone.js'

/** An app that the wallet is connected to, and the way to leave it. */
export function appRow(app: PairedApp, phone: Phone): Row<PairedApp> {
  const words = element('div', {}, element('strong', {}, app.name), element('small', {}, hostOf(app.url)))
  const leave = button({ label: 'Disconnect', about: app.name, look: 'danger', run: () => phone.leave(app) })
  return { element: element('li', {}, words, leave), update: () => undefined }
}

/** The host of an address that an app gave itself; the whole text when it is none. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
