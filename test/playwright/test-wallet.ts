import type { DrivenLocator, DrivenPage } from './driven-page.js'
import { walletsInPage } from './page-wallet.js'
import type { PageWalletOptions } from './wallet-options.js'
import { walletScript } from './wallet-script.js'

/** A wallet in the page of a test, and the person in front of it. */
export interface TestWallet {
  readonly name: string
  /**
   * Opens the modal and chooses this wallet there. The question then waits for an answer. It is opened by the page's own button, the one of
   * the wallet's family where there are several, or by what is given.
   */
  connect(opener?: Pick<DrivenLocator, 'click'>): Promise<void>
  /** Says yes to what is asked, as soon as something is. */
  approve(): Promise<void>
  /** Says no to what is asked, as soon as something is. */
  reject(): Promise<void>
  /** Every method that the page asked the wallet for. */
  asked(): Promise<readonly string[]>
}

/** Puts a wallet into every document that the page opens from now on: call it before `page.goto()`. */
export async function testWallet(page: DrivenPage, options: PageWalletOptions = {}): Promise<TestWallet> {
  const { name = 'Test wallet', family = 'eip155' } = options
  const place = `${family} ${name}`
  const here = `globalThis[${JSON.stringify(walletsInPage)}]?.[${JSON.stringify(place)}]`
  const answer = async (verdict: 'approve' | 'reject'): Promise<void> => {
    await page.waitForFunction(`${here}?.waiting.length > 0`)
    await page.evaluate(`${here}.answer(${JSON.stringify(verdict)})`)
  }
  await page.addInitScript({ content: walletScript(place, { ...options, name, family }) })
  return {
    name,
    connect: async (opener = buttonOf(page, family)) => {
      await opener.click()
      const modal = page.locator('billfold-modal').getByRole('dialog')
      await modal
        .getByRole('button', { name: startingWith(name) })
        .first()
        .click()
    },
    approve: () => answer('approve'),
    reject: () => answer('reject'),
    asked: async () => (await page.evaluate(`${here}?.asked ?? []`)) as readonly string[],
  }
}

function buttonOf(page: DrivenPage, family: string): DrivenLocator {
  const one = `:is(billfold-button, billfold-connect-button):is([namespace='${family}'], :not([namespace]))`
  return page.locator(one).getByRole('button').first()
}

/** A row says more than the name, such as that the wallet is here. */
function startingWith(name: string): RegExp {
  return new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
}
