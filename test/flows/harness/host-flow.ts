import type { EvmWalletSwitches, Verdict, WalletReply } from '@billfold/test-wallets/evm'
import type { BillfoldSnapshot } from '@billfold/ui'
import type { BrowserContext, Locator, Page } from 'playwright'

import type { FlowWallet } from '../page/flow-page.js'
import type { Watch } from './watch.js'

/** An app in a browser, a visitor in front of it, and the person who holds the wallets. */
export class HostFlow {
  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly watch: Watch,
  ) {}

  /** The modal. */
  get modal(): Locator {
    return this.page.locator('billfold-modal').getByRole('dialog')
  }

  /** The app's own button. */
  get button(): Locator {
    return this.page.locator('#connect').getByRole('button')
  }

  /** The window of a wallet. */
  window(wallet: string): Locator {
    return this.page.getByRole('dialog', { name: new RegExp(`^${wallet}: `) })
  }

  /** Presses the app's button, and waits for the view. */
  async open(): Promise<void> {
    await this.button.click()
    await this.modal.getByRole('heading').first().waitFor()
  }

  /** Chooses a wallet in the modal. */
  async choose(wallet: string): Promise<void> {
    await this.modal.getByRole('button', { name: wallet, exact: false }).first().click()
  }

  /** Opens the modal, chooses a wallet, says yes in its window, and waits until the modal has closed by itself. */
  async connect(wallet: string): Promise<void> {
    await this.open()
    await this.choose(wallet)
    await this.approve(wallet)
    await this.connected()
  }

  /** Waits until the app has the account, and the modal has closed by itself. */
  async connected(): Promise<void> {
    await this.page.locator('#account').filter({ hasText: /^0x/ }).waitFor()
    await this.modal.waitFor({ state: 'detached' })
  }

  async approve(wallet: string): Promise<void> {
    await this.window(wallet).getByRole('button', { name: 'Approve' }).click()
  }

  async reject(wallet: string): Promise<void> {
    await this.window(wallet).getByRole('button', { name: 'Reject' }).click()
  }

  /** Throws switches of a wallet. */
  async set(rdns: string, switches: Partial<EvmWalletSwitches>): Promise<void> {
    await this.page.evaluate(([name, changes]) => void Object.assign(window.flow?.wallets[name] ?? {}, changes), [rdns, switches] as const)
  }

  /** Answers what waits in a wallet without its window. */
  async answer(rdns: string, verdict: Verdict): Promise<void> {
    await this.page.evaluate(([name, word]) => window.flow?.wallets[name]?.answer(word), [rdns, verdict] as const)
  }

  /** Does what a person, or the wallet itself, can do. */
  async act(rdns: string, action: 'lock' | 'unlock' | 'revoke' | 'disconnect' | 'forget'): Promise<void> {
    await this.page.evaluate(([name, what]) => window.flow?.wallets[name]?.[what](), [rdns, action] as const)
  }

  async changeAccount(rdns: string, address: string): Promise<void> {
    await this.page.evaluate(([name, to]) => window.flow?.wallets[name]?.changeAccount(to), [rdns, address] as const)
  }

  /** With a url the wallet learns a chain that it did not know. */
  async changeChain(rdns: string, chainId: number, url?: string): Promise<void> {
    await this.page.evaluate(([name, to, node]) => window.flow?.wallets[name]?.changeChain(to, node), [rdns, chainId, url] as const)
  }

  async reply(rdns: string, method: string, reply?: WalletReply): Promise<void> {
    await this.page.evaluate(([name, what, say]) => window.flow?.wallets[name]?.reply(what, say), [rdns, method, reply] as const)
  }

  async addWallet(wallet: FlowWallet): Promise<void> {
    await this.page.evaluate((late) => window.flow?.addWallet(late), wallet)
  }

  /** Requests to a wallet, and what it sent. */
  wallet(rdns: string): Promise<{ readonly methods: readonly string[]; readonly prompts: number; readonly sent: readonly string[] }> {
    return this.page.evaluate((name) => {
      const { requests = [], prompts = 0, sent = [] } = window.flow?.wallets[name] ?? {}
      return { methods: requests.map(({ method }) => method), prompts, sent: [...sent] }
    }, rdns)
  }

  /** Waits until a wallet was asked for something. */
  async asked(rdns: string, method: string): Promise<void> {
    await this.page.waitForFunction(
      ([name, what]) => window.flow?.wallets[name]?.requests.some((request) => request.method === what) === true,
      [rdns, method] as const,
    )
  }

  /** State that the app reads, as far as it can be written as JSON. */
  snapshot(handle = 0): Promise<Pick<BillfoldSnapshot, 'account' | 'connections' | 'isOpen' | 'isReady' | 'network' | 'view'>> {
    return this.page.evaluate((index) => {
      const snapshot = window.flow?.handles[index]?.getSnapshot()
      if (snapshot === undefined) throw new Error(`The page has no handle ${index}`)
      const { account, connections, isOpen, isReady, network, view } = snapshot
      return JSON.parse(JSON.stringify({ account, connections, isOpen, isReady, network, view })) as never
    }, handle)
  }

  /** Asks through the provider that the app is given. A refusal comes back with its code. */
  async request(method: string, ...params: readonly unknown[]): Promise<Answered> {
    return this.page.evaluate(ask, [method, params] as const)
  }

  /** Waits until the page has been painted with everything that has happened in it. */
  painted(): Promise<void> {
    return this.page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted()))))
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await this.page.waitForFunction(() => window.flow !== undefined)
  }

  /** Resolves when what was connected is restored, or is known not to be. */
  async ready(): Promise<void> {
    await this.page.evaluate(() => window.flow?.handles[0]?.ready)
  }
}

/** Outcome of a request. */
export interface Answered {
  readonly result?: unknown
  readonly code?: number
  readonly message?: string
}

async function ask([method, params]: readonly [string, readonly unknown[]]): Promise<Answered> {
  const provider = await window.flow?.handles[0]?.getProvider('eip155')
  if (provider === undefined) throw new Error('The app got no provider')
  try {
    return { result: await provider.request({ method, params }) }
  } catch (error) {
    const { code, message } = error as { code: number; message: string }
    return { code, message }
  }
}
