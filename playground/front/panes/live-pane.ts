import { reaction } from 'mobx'

import { type LiveLook, liveBegun, liveLook } from '../../live/live-look.js'
import { element } from '../../src/dom/element.js'
import { writeChoices } from '../choices.js'
import type { Front } from '../front.js'
import { lendWallets } from '../lend-wallets.js'

/** The modal as it was chosen, alive in a page of its own. A new look reaches it as it stands; with other parts it begins anew. */
export function livePane({ choices }: Front): HTMLElement {
  const frame = element('iframe', { title: 'The modal, live', src: addressOf(), class: 'live-frame' })
  let giveBack: (() => void) | undefined
  reaction(
    () => {
      const { isEmbedded, families, features } = choices.get()
      return JSON.stringify({ isEmbedded, families, features })
    },
    () => frame.contentWindow?.location.replace(addressOf()),
  )
  reaction(
    (): LiveLook => ({ theme: choices.get().theme, locale: choices.get().locale }),
    (detail) => frame.contentWindow?.dispatchEvent(new CustomEvent(liveLook, { detail })),
    { equals: (before, after) => before.theme === after.theme && before.locale === after.locale },
  )
  window.addEventListener(liveBegun, (event) => {
    if ((event as CustomEvent<unknown>).detail !== frame.contentWindow) return
    giveBack?.()
    giveBack = lendWallets(frame.contentWindow as Window)
  })
  return element(
    'figure',
    { class: 'live' },
    frame,
    element('figcaption', { class: 'note' }, 'Live. Its wallets live in this page, have real keys, and sign for chains on your machine.'),
  )

  function addressOf(): string {
    return new URL(`live/${writeChoices(choices.get())}`, document.baseURI).href
  }
}
