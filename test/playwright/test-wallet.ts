import type { DrivenPage } from './driven-page.js'
import { installInPage, walletsInPage } from './page-wallet.js'
import type { PageWalletOptions } from './wallet-options.js'

/** A wallet in the page of a test, and the person in front of it. */
export interface TestWallet {
  readonly name: string
  /** Opens the modal by the page's own button and chooses this wallet there. The question then waits for an answer. */
  connect(): Promise<void>
  /** Says yes to what is asked, as soon as something is. */
  approve(): Promise<void>
  /** Says no to what is asked, as soon as something is. */
  reject(): Promise<void>
  /** Every method that the page asked the wallet for. */
  asked(): Promise<readonly string[]>
}

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Puts a wallet into every document that the page opens from now on: call it before `page.goto()`. */
export async function testWallet(page: DrivenPage, options: PageWalletOptions = {}): Promise<TestWallet> {
  const whole = { name: 'Test wallet', rdns: 'example.test-wallet', accounts: [alice], chainId: 1, ...options }
  const { name } = whole
  const here = `globalThis[${JSON.stringify(walletsInPage)}]?.[${JSON.stringify(name)}]`
  const answer = async (verdict: 'approve' | 'reject'): Promise<void> => {
    await page.waitForFunction(`${here}?.waiting.length > 0`)
    await page.evaluate(`${here}.answer(${JSON.stringify(verdict)})`)
  }
  await page.addInitScript({ content: `(${installInPage.toString()})(${JSON.stringify(whole)}, ${JSON.stringify(walletsInPage)})` })
  return {
    name,
    async connect() {
      await page.locator('billfold-button').getByRole('button').click()
      await page
        .locator('billfold-modal')
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(name) })
        .first()
        .click()
    },
    approve: () => answer('approve'),
    reject: () => answer('reject'),
    asked: async () => (await page.evaluate(`${here}?.asked ?? []`)) as readonly string[],
  }
}
