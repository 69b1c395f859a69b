import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { failed, loginScene } from './login.js'
import { type OpenShell, openShell } from './open-shell.js'

let shell: OpenShell

const heard = (): string => [...shell.root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join()

beforeEach(() => page.viewport(500, 800))
afterEach(() => shell.close())

test.each(['ConnectingSocial', 'ConnectingFarcaster'] as const)(
  'behavior: %s: once it worked, the tile becomes the account’s, and it is read out',
  async (view) => {
    shell = await openShell(loginScene({ view, social: { phase: 'connected' }, stays: true }))
    await expect
      .poll(() => shell.card.querySelector('[role=img][data-thread=ok]')?.children[2]?.querySelector('[class*=avatar]'))
      .toBeTruthy()
    await expect.poll(heard).toContain('Connected')
  },
)

test('behavior: a popup that was closed is read out, with what can be done', async () => {
  shell = await openShell(loginScene({ view: 'ConnectingSocial', social: failed('auth/popup-closed') }))
  await expect.poll(heard).toContain('Popup closed. The window was closed before you were logged in. Try again.')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
