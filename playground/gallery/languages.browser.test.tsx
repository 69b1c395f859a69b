import { afterAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { directionOf } from '@billfold/ui/kit'
import { moreLanguages } from '../../ui/kit/locale/languages.js'
import { layoutProblems } from './checks/layout-problems.js'
import { startDrawing } from './drawn.js'
import type { GalleryEntry } from './entry.js'
import { account } from './views/account.js'
import { transactions } from './views/activity.js'
import { allWallets } from './views/all-wallets.js'
import { connect } from './views/connect.js'
import { connecting } from './views/connecting.js'
import { login } from './views/login.js'
import { profileWallets } from './views/multi-wallet.js'
import { networks } from './views/networks.js'
import { pairing } from './views/pairing.js'
import { tokens } from './views/portfolio.js'
import { sendForm, sendReview } from './views/send.js'
import { signIn } from './views/sign-in.js'
import { swapForm, swapReview } from './views/swap.js'

const { draw, settled, cards, end } = startDrawing()

afterAll(end)

/** The views that most visitors see, each in the state that it is in first. `every-entry` draws all states in English, Arabic and the pseudo-locale. */
const main: readonly GalleryEntry[] = [
  ...[connect, allWallets, connecting, pairing, login, signIn, account],
  ...[tokens, transactions, sendForm, sendReview, swapForm, swapReview, profileWallets, networks],
].map((entry) => ({ ...entry, states: entry.states.slice(0, 1) }))

/** Every view is a world of its own, on a machine that may be busy. */
const unhurried = 300_000

test.each(['de', ...moreLanguages] as const)(
  'behavior: the main views in %s, 320 px wide: nothing is cut off, sticks out or lies over anything',
  async (locale) => {
    await page.viewport(320, 900)
    const found: string[] = []
    for (const entry of main) {
      await draw(entry, { theme: 'light', locale, width: 320 })
      await settled(entry)
      for (const { id, card } of cards()) {
        found.push(...layoutProblems(card).map((problem) => `${entry.id} ${id}: ${problem}`))
        expect([entry.id, card.closest('[dir]')?.getAttribute('dir') ?? 'ltr']).toEqual([entry.id, directionOf(locale)])
      }
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    expect(found).toEqual([])
  },
  unhurried,
)
