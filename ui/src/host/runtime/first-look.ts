import type { StoredAccount } from '@billfold/kernel/first-view'
import { plainLazy } from '@billfold/kernel/plain-lazy'
import type { OpenRequest, PluginManifest } from '@billfold/kernel'

import type { ApplyTheme } from '../../app/apply-theme.js'
import type { FirstAccount } from '../../first-view/first-account.js'
import type { FirstView } from '../../first-view/first-view.js'
import { kernelOptions } from '../handle/kernel-options.js'
import type { BillfoldOptions } from '../handle/options.js'
import { pageClock } from '../handle/page-clock.js'
import { report } from '../handle/report.js'
import type { BillfoldSnapshot } from '../handle/snapshot.js'
import { wasConnected } from '../page/stored-state.js'

export interface FirstLookNeeds {
  readonly options: BillfoldOptions
  readonly plugins: readonly PluginManifest[]
  snapshot(): BillfoldSnapshot
  onClose(): void
}

const connectCode = plainLazy(() => import('../../first-view/first-connect.js'), pageClock)
const accountCode = plainLazy(() => import('../../first-view/first-account.js'), pageClock)

/** Draws the first view before React is here: the account of who is connected, and the ways to connect for everybody else. */
export class FirstLook {
  /** Applies a theme, once the code for that is here. */
  applyTheme: ApplyTheme | undefined
  /** What the modal was opened with. */
  request: OpenRequest | undefined
  /** Resolves when the first view has been drawn, or when there is none. */
  readonly settled: Promise<void>
  private settle = (): void => undefined
  private account: FirstAccount | undefined

  constructor(private readonly needs: FirstLookNeeds) {
    this.settled = new Promise((resolve) => (this.settle = resolve))
  }

  /** Loads what the view is drawn with. That it does not arrive is of no matter yet. */
  async warm(): Promise<void> {
    const { options, plugins, snapshot } = this.needs
    const { locale } = snapshot()
    if (this.isConnected) await (await accountCode.load()).FirstAccount.warm({ locale })
    else await (await connectCode.load()).FirstConnect.warm({ options: kernelOptions(options), plugins, locale })
  }

  /** The view, drawn. Undefined where another one is the first, or its code does not arrive: then the shell draws it. */
  async draw(): Promise<FirstView | undefined> {
    const { view, uri, arguments: given } = this.request ?? {}
    const first = this.isConnected ? 'Account' : 'Connect'
    if (uri !== undefined || given !== undefined || (view !== undefined && view !== first)) return undefined
    try {
      return await (first === 'Account' ? this.drawAccount() : this.drawConnect())
    } catch (error) {
      report('The first view could not be drawn ahead', error)
      return undefined
    }
  }

  /** Lets the rest be loaded. */
  done(): void {
    this.settle()
  }

  /** Shows what is known of the account by now. */
  follow(): void {
    const connected = connectedAccount(this.needs.snapshot())
    if (connected !== undefined) this.account?.show(connected)
  }

  private async drawConnect(): Promise<FirstView | undefined> {
    const { FirstConnect } = await connectCode.load()
    this.applyTheme ??= FirstConnect.createThemes({ clock: pageClock, warn: report })
    return FirstConnect.create(this.given())
  }

  private async drawAccount(): Promise<FirstView | undefined> {
    const { FirstAccount: Account } = await accountCode.load()
    this.applyTheme ??= Account.createThemes({ clock: pageClock, warn: report })
    this.account = await Account.create({ ...this.given(), clock: pageClock, connected: connectedAccount(this.needs.snapshot()) })
    return this.account
  }

  private given() {
    const { options, plugins, snapshot, onClose } = this.needs
    const words = options.messages?.['shell']
    return { options: kernelOptions(options), plugins, namespace: this.request?.namespace, locale: snapshot().locale, words, onClose }
  }

  /** Somebody is connected, or is about to be again. */
  get isConnected(): boolean {
    const { isReady, account } = this.needs.snapshot()
    return account.address !== undefined || (!isReady && wasConnected(this.needs.options))
  }
}

/** The account in front, while somebody is connected. */
function connectedAccount({ account, network, activeNamespace: namespace, connections }: BillfoldSnapshot): StoredAccount | undefined {
  const { address } = account
  if (address === undefined || network === undefined || namespace === undefined) return undefined
  const connection = connections.find((each) => each.namespace === namespace && each.accounts.some((one) => one.address === address))
  return { namespace, network, connectorId: connection?.connectorId, account: { ...account, address } }
}
