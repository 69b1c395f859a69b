import type { Page } from 'playwright'
import { openModal } from './in-page.js'

/** Connects the wallet "Holder" of a page, and waits until the modal has gone. */
export async function connectHolder(page: Page): Promise<void> {
  await page.evaluate(openModal, undefined)
  await page.getByRole('button', { name: 'Holder' }).click()
  await page.waitForFunction(isClosed)
}

/** Runs in the page. */
function isClosed(): boolean {
  return document.querySelector('billfold-modal')?.shadowRoot?.querySelector('dialog')?.open !== true
}
