import type { Kernel, PluginManifest } from '@billfold/kernel'
import { type FakePorts, fakePorts, noLeaks } from '@billfold/test/fakes'

import { type WalletLayout, accountOf, everyone, networkId } from './wallet-layout.js'
import { type Answer, type At, type Command, type Family, type MeetingCommand, type WalletCommand, isWalletCommand } from './command.js'
import { flush, turn } from './flush.js'
import { OwnWallet } from './own-wallet.js'
import { type Observation, observe } from './observation.js'
import { TwoFamilyPage } from './two-family-page.js'

export interface TwoFamilyWorldOptions {
  readonly layout: WalletLayout
  /** Plugins beside those of the families. */
  readonly others?: readonly PluginManifest[]
  /** Several wallets of a family may be connected at a time. */
  readonly hasSeveral?: boolean
}

/** A page with both families, and four wallets that outlive it. What happens to them is what a command says. */
export class TwoFamilyWorld {
  readonly faults: string[] = []
  readonly wallets: readonly OwnWallet[]
  private readonly told: Record<Family, string[]> = { eip155: [], solana: [] }
  private ports: FakePorts
  private page: TwoFamilyPage
  private pages = 1
  /** Number of listeners on the wallets. */
  private shown = 0

  private constructor(private readonly options: TwoFamilyWorldOptions) {
    const { layout } = options
    this.wallets = everyone.map((at, index) => new OwnWallet(at, layout, index))
    this.ports = fakePorts({ uuid: () => 'tab-1' })
    this.page = this.load()
  }

  /** Opens the first page, and lets its plugins arrive. */
  static async open(options: TwoFamilyWorldOptions): Promise<TwoFamilyWorld> {
    const world = new TwoFamilyWorld(options)
    await world.page.start()
    await flush()
    return world
  }

  /** Does something, and lets happen what follows from it without any time. */
  async act(command: Command): Promise<void> {
    const done = this.start(command)
    // A visitor does not wait for wallets. What a call says when it comes to nothing is not the question here.
    const over = done.catch(() => undefined)
    if (command.do === 'hurry' || command.do === 'reload') await over
    await flush()
  }

  /** The kernel of the page that is open now. */
  get kernel(): Kernel {
    return this.page.kernel
  }

  /** Current observation. */
  observation(): Observation {
    return observe({ families: this.page.kernel.families, told: this.told, wallets: this.wallets })
  }

  /** One of the wallets. */
  wallet({ family, wallet }: At): OwnWallet {
    return this.wallets.find(({ at }) => at.family === family && at.wallet === wallet) as OwnWallet
  }

  /** The connection of a family as it is, the same object for as long as nothing of it changes. */
  connection(family: Family): unknown {
    return this.page.kernel.families.find(family)?.session
  }

  /** Leaves the page; what it still holds then is a fault. */
  async close(): Promise<readonly string[]> {
    await this.page.leave()
    await flush()
    const leaks = this.ports.leaks()
    const left = JSON.stringify({ ...leaks, listeners: leaks.listeners - this.shown })
    if (left !== JSON.stringify(noLeaks)) this.faults.push(`the page leaves ${left}`)
    const heard = this.wallets.filter(({ fake }) => fake.listeners > 0).map(({ id }) => id)
    if (heard.length > 0) this.faults.push(`the page still listens to ${heard.join()}`)
    return this.faults
  }

  private async start(command: Command): Promise<void> {
    if (isWalletCommand(command)) return this.handle(this.wallet(command), command)
    if ('wallet' in command) return this.meet(this.wallet(command), command)
    await this.actOnPage(command)
  }

  private async actOnPage(command: Exclude<Command, At>): Promise<void> {
    const { connections, networkSwitch } = this.page.kernel
    switch (command.do) {
      case 'cancel':
        connections.cancel(command.family)
        break
      case 'disconnect':
        await connections.disconnect({ namespace: command.family })
        break
      case 'disconnectAll':
        await connections.disconnect()
        break
      case 'switchNetwork':
        await networkSwitch.switchTo(networkId(command.family, command.to))
        break
      case 'reload':
        await this.reload()
        break
      case 'wait':
        this.ports.clock.advance(command.milliseconds)
        break
    }
  }

  /** Action between a page and a wallet. */
  private async meet(wallet: OwnWallet, command: MeetingCommand): Promise<void> {
    switch (command.do) {
      case 'connect':
        await this.connect(wallet)
        break
      case 'answer':
        await this.answer(wallet, command.answer)
        break
      case 'closeWindow':
        await this.closeWindow(wallet)
        break
      case 'slow':
        wallet.slow()
        break
      case 'hurry':
        await wallet.hurry()
        break
      case 'hide':
        wallet.isOnPage = false
        break
      case 'announce':
        this.announce(wallet)
        break
    }
  }

  /** Acts as a person in a wallet. */
  private handle(wallet: OwnWallet, command: WalletCommand): void {
    const { fake, at } = wallet
    switch (command.do) {
      case 'changeAccount':
        fake.changeAccounts(...(command.to === undefined ? [] : [accountOf(at, command.to)]))
        break
      case 'changeNetwork':
        fake.changeNetwork(networkId(at.family, command.to))
        break
      case 'lock':
      case 'unlock':
        for (const each of this.sameLock(wallet)) each.fake[command.do]()
        break
      case 'revoke':
        fake.revoke()
        break
      case 'hangUp':
        fake.disconnect()
        break
      case 'openWindow':
        fake.isPending = true
        break
    }
  }

  private async connect({ id, at }: OwnWallet): Promise<void> {
    const { connectors, connections } = this.page.kernel
    const connector = connectors.find({ id, namespace: at.family })
    if (connector === undefined) this.faults.push(`${id} is not on the list of ${at.family}`)
    else await connections.connect(connector)
  }

  /** A yes to a locked wallet unlocks it, for all its families. */
  private async answer(wallet: OwnWallet, answer: Answer): Promise<void> {
    const wasLocked = wallet.fake.isLocked
    wallet.fake.answer(answer)
    await turn()
    if (wasLocked && !wallet.fake.isLocked) this.unlockOthers(wallet)
  }

  private unlockOthers(wallet: OwnWallet): void {
    for (const other of this.sameLock(wallet)) if (other !== wallet) other.fake.unlock()
  }

  /** The person says yes in the window that was open already, which no page of this kernel has asked for. */
  private async closeWindow(wallet: OwnWallet): Promise<void> {
    const { fake } = wallet
    const wasLocked = fake.isLocked
    Object.assign(fake, { isPending: false, behavior: 'approve', answersTwice: true })
    await fake.provider.request({ method: 'connect' })
    Object.assign(fake, { behavior: 'wait', answersTwice: false })
    if (wasLocked) this.unlockOthers(wallet)
  }

  private announce(wallet: OwnWallet): void {
    wallet.isOnPage = true
    this.show(wallet)
  }

  private async reload(): Promise<void> {
    await this.page.leave()
    for (const wallet of this.wallets) wallet.forget()
    this.pages += 1
    const tab = `tab-${this.pages}`
    this.ports = this.ports.twin({ uuid: () => tab, clock: this.ports.clock })
    this.page = this.load()
    await this.page.start()
  }

  private load(): TwoFamilyPage {
    const page = new TwoFamilyPage({
      ports: this.ports,
      onTold: (family, word) => this.told[family].push(word),
      onFault: (fault) => this.faults.push(fault),
      wallets: this.wallets,
      others: this.options.others ?? [],
      hasSeveral: this.options.hasSeveral ?? false,
    })
    this.shown = 0
    for (const wallet of this.wallets) if (wallet.isOnPage) this.show(wallet, page)
    return page
  }

  private show(wallet: OwnWallet, page: TwoFamilyPage = this.page): void {
    this.shown += 1
    page.show(wallet)
  }

  /** The wallets that a lock locks: each for itself, or one for both families. */
  private sameLock(wallet: OwnWallet): readonly OwnWallet[] {
    return this.options.layout === 'own wallets' ? [wallet] : this.wallets.filter(({ at }) => at.wallet === wallet.at.wallet)
  }
}
