import { type Locator, errors } from 'playwright'

import type { HostFlow } from './host-flow.js'

/** Presses a yes that takes a press only after it was seen for a moment, until something shows that it has. */
export async function pressArmed(host: HostFlow, yes: Locator, isTaken: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    await pressIfThere(yes)
    await host.page.waitForTimeout(100)
    if (await isTaken()) return
  }
  throw new Error('The yes was pressed, and nothing happened')
}

/** A press that was taken late has the wallet stand before the button: nobody waits for the button then. */
async function pressIfThere(yes: Locator): Promise<void> {
  try {
    await yes.click({ timeout: 2_000 })
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
  }
}
