import type { DrivenLocator, DrivenPage } from './driven-page.js'
import { type PageWallet, walletsInPage } from './page-wallet.js'
import { type PageWalletOptions, usualName } from './wallet-options.js'
import { walletScript } from './wallet-script.js'

/** A wallet in the page of a test, and the person in front of it. */
export interface TestWallet {
  readonly name: string
  /**
   * Opens the modal and chooses this wallet there. The question then waits for an answer. It is opened by the page's own button, the one of
   * the wallet's family where there are several, or by what is given.
   */
  connect(opener?: Pick<DrivenLocator, 'click'>): Promise<void>
  /**
   * Says yes to what is asked, as soon as something is. The wallet then answers with what is given, such as a signature that the test made:
   * by itself it has no key.
   */
  approve(answer?: unknown): Promise<void>
  /** Says no to what is asked, as soon as something is. */
  reject(): Promise<void>
  /** Every method that the page asked the wallet for. */
  asked(): Promise<readonly string[]>
}

/** Puts a wallet into every document that the page opens from now on: call it before `page.goto()`. */
export async function testWallet(page: DrivenPage, options: PageWalletOptions = {}): Promise<TestWallet> {
  const { family = 'eip155', name = usualName(family) } = options
  const place = `${family} ${name}`
  const here = [walletsInPage, place] as const
  const answer = async (...said: readonly unknown[]): Promise<void> => {
    await page.waitForFunction(isAsked, here)
    await page.evaluate(settle, [...here, JSON.stringify(said)])
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
    approve: (said) => (said === undefined ? answer('approve') : answer('approve', said)),
    reject: () => answer('reject'),
    asked: async () => (await page.evaluate(askedOf, here)) as readonly string[],
  }
}

// These run in the page, as functions: where a policy forbids to evaluate text, an expression would be refused.

type Held = Readonly<Record<string, PageWallet>> | undefined

function isAsked([holder = '', place = '']: readonly string[]): boolean {
  return ((Reflect.get(globalThis, holder) as Held)?.[place]?.waiting.length ?? 0) > 0
}

function settle([holder = '', place = '', said = '[]']: readonly string[]): void {
  const [verdict, answer] = JSON.parse(said) as readonly ['approve' | 'reject', unknown]
  ;(Reflect.get(globalThis, holder) as Held)?.[place]?.answer(verdict, answer)
}

function askedOf([holder = '', place = '']: readonly string[]): readonly string[] {
  return [...((Reflect.get(globalThis, holder) as Held)?.[place]?.asked ?? [])]
}

function buttonOf(page: DrivenPage, family: string): DrivenLocator {
  const one = `:is(billfold-button, billfold-connect-button):is([namespace='${family}'], :not([namespace]))`
  return page.locator(one).getByRole('button').first()
}

/** A row says more than the name, such as that the wallet is here. */
function startingWith(name: string): RegExp {
  return new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
}
