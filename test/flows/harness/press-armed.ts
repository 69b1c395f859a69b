import type { Locator } from 'playwright'

import type { HostFlow } from './host-flow.js'

/** Presses a yes that takes a press only after it was seen for a moment, until something shows that it has. */
export async function pressArmed(host: HostFlow, yes: Locator, isTaken: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    await yes.click()
    await host.page.waitForTimeout(100)
    if (await isTaken()) return
  }
  throw new Error('The yes was pressed, and nothing happened')
}
