import { walletFailure } from '@billfold/kernel/family'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import type { GalleryEntry } from '../entry.js'
import { captureEmail } from './email-capture.js'
import { pay } from './exchange.js'
import { login } from './login.js'
import { buyInProgress } from './onramp.js'
import { openShell } from './open-shell.js'
import type { OpenShell } from './open-shell.js'
import { fewConnectors } from './sample-connectors.js'
import type { Scene } from './scene.js'
import { sendReview } from './send.js'

let shell: OpenShell

beforeEach(() => page.viewport(500, 800))
afterEach(() => shell.close())

const broken = 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.'
const silent = 'Ein Dienst hat nicht wie erwartet geantwortet.'

describe('a failure is said in the language of the visitor', () => {
  test.each<[string, GalleryEntry, string]>([
    ['popup-closed', login, 'Das Fenster wurde geschlossen, bevor Sie angemeldet waren. Versuchen Sie es erneut.'],
    ['popup-blocked', login, 'Ihr Browser hat das Fenster blockiert.'],
    ['farcaster-failed', login, 'Farcaster hat die Anmeldung nicht bestätigt.'],
    ['email-away', login, 'Die Wallet konnte nicht geladen werden.'],
    ['code-away', login, broken],
    ['offline', captureEmail, silent],
    ['the page failed', buyInProgress, `Es wurde nichts bezahlt. ${silent}`],
    ['cannot be', pay, 'Es wurde nichts bezahlt. Die App verlangt etwas, das so nicht bezahlt werden kann.'],
    ['fee-failed', sendReview, `${broken} The node did not answer`],
  ])('behavior: %s', async (state, entry, said) => {
    shell = await openShell(sceneOf(entry, state), { locale: 'de' })
    await expect.poll(() => shell.card.textContent).toContain(said)
  })
})

describe('what was thrown, in a toast', () => {
  const tell = async (message: unknown): Promise<void> => {
    shell = await openShell({ wallets: fewConnectors(), play: ({ modal }) => modal.open({ view: 'Connect' }) }, { locale: 'de' })
    shell.kernel.toasts.show({ variant: 'error', message })
  }
  const said = (): string => shell.card.querySelector('[part=toast]')?.textContent ?? ''

  test.each<[string, unknown, string]>([
    ['has its words', walletFailure('wallet/silent', { wallet: 'Tern', method: 'x' }), 'Tern antwortet nicht. Öffnen Sie die Wallet'],
    ['of others comes after a sentence', new Error('Insufficient RAM'), `${broken} Insufficient RAM`],
    ['in the kernel’s own words is said in the language too', new Error('Chain is not supported'), 'Chain wird nicht unterstützt'],
    ['as a text stays as it is', 'Moin', 'Moin'],
  ])('behavior: %s', async (_, message, text) => {
    await tell(message)
    await expect.poll(said).toContain(text)
  })
})

function sceneOf({ states }: GalleryEntry, id: string): Scene {
  const state = states.find((each) => each.id === id)
  if (state === undefined) throw new Error(`There is no state ${id}.`)
  const { props } = state.render({} as never) as { readonly props: { readonly scene: Scene } }
  return props.scene
}
