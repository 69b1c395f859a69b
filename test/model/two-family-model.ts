import { type WalletLayout, accountOf, connectorId, everyone, networkId } from './wallet-layout.js'
import {
  type At,
  type Command,
  type Family,
  type MeetingCommand,
  type NetworkNumber,
  type WalletCommand,
  bothFamilies,
  isWalletCommand,
} from './command.js'
import { isPossible } from './is-possible.js'
import { ModelFamily, type Session } from './model-family.js'
import { Answers } from './model-answers.js'
import { ModelWallet } from './model-wallet.js'
import { type FamilyObservation, type Observation, observationKey } from './observation.js'

/** Model of two families that know nothing of each other, and four wallets. */
export class TwoFamilyModel {
  private readonly families: Readonly<Record<Family, ModelFamily>> = { eip155: new ModelFamily(), solana: new ModelFamily() }
  private readonly wallets: readonly ModelWallet[]
  private readonly answers: Answers
  private page = 1

  constructor(private readonly layout: WalletLayout) {
    this.wallets = everyone.map((at) => new ModelWallet(at, connectorId(layout, at)))
    this.answers = new Answers({
      familyOf: ({ at }) => this.families[at.family],
      page: () => this.page,
      permit: (wallet) => this.permit(wallet),
      tellNetwork: (wallet) => this.tellNetwork(wallet),
    })
  }

  /** Does it, when it can be done now; else nothing, and says so. */
  act(command: Command): boolean {
    if ('wallet' in command) return this.actAtWallet(command, this.wallet(command))
    if (!this.isPossibleOnPage(command)) return false
    this.actOnPage(command)
    return true
  }

  /** Questions that wait, wallets that are slow and windows that are open. */
  get open(): { readonly asked: readonly At[]; readonly slow: readonly At[] } {
    const those = (isMeant: (wallet: ModelWallet) => boolean): readonly At[] => this.wallets.filter(isMeant).map(({ at }) => at)
    return { asked: those(({ questions }) => questions.length > 0), slow: those(({ isSlow }) => isSlow) }
  }

  /** Expected observation. */
  observation(): Observation {
    const one = (family: Family): FamilyObservation => {
      const { status, session, told } = this.families[family]
      const shown = session && [
        session.wallet.id,
        accountOf(session.wallet.at, session.account).address,
        networkId(family, session.network),
      ]
      return { status, session: shown as FamilyObservation['session'], told: [...told] }
    }
    const believed = this.wallets.map(
      ({ at, isPermitted, isLocked, questions }) => [observationKey(at), { isPermitted, isLocked, questions: questions.length }] as const,
    )
    return { families: { eip155: one('eip155'), solana: one('solana') }, wallets: Object.fromEntries(believed) }
  }

  private isPossibleOnPage(command: Exclude<Command, At>): boolean {
    if (command.do !== 'switchNetwork') return true
    const wallet = this.families[command.family].session?.wallet
    return wallet?.isSlow !== true && wallet?.hasWindow !== true
  }

  private actOnPage(command: Exclude<Command, At>): void {
    switch (command.do) {
      case 'cancel':
        this.families[command.family].cancel()
        break
      case 'disconnect':
        this.disconnect(command.family)
        break
      case 'disconnectAll':
        for (const family of bothFamilies) this.disconnect(family)
        break
      case 'switchNetwork':
        this.switchNetwork(command)
        break
      case 'reload':
        this.reload()
        break
      case 'wait':
        for (const family of bothFamilies) this.families[family].wait(command.milliseconds)
        break
    }
  }

  private actAtWallet(command: WalletCommand | MeetingCommand, wallet: ModelWallet): boolean {
    const isAwaited = this.families[command.family].attempt !== undefined
    if (!isPossible(command.do, wallet, isAwaited)) return false
    if (isWalletCommand(command)) this.handle(command, wallet)
    else this.meet(command, wallet)
    return true
  }

  private meet(command: MeetingCommand, wallet: ModelWallet): void {
    switch (command.do) {
      case 'connect':
        this.families[command.family].connect(wallet, this.page)
        break
      case 'answer':
        this.answers.answer(wallet, command.answer)
        break
      case 'closeWindow':
        this.closeWindow(wallet)
        break
      case 'slow':
        wallet.isSlow = true
        break
      case 'hurry':
        this.hurry(wallet)
        break
      case 'hide':
        wallet.isOnPage = false
        break
      case 'announce':
        this.announce(wallet)
        break
    }
  }

  private handle(command: WalletCommand, wallet: ModelWallet): void {
    switch (command.do) {
      case 'changeAccount':
        wallet.account = command.to
        this.tellAccounts(wallet)
        break
      case 'changeNetwork':
        wallet.network = command.to
        this.tellNetwork(wallet)
        break
      case 'lock':
      case 'unlock':
        for (const each of this.sameLock(wallet)) this.setLock(each, command.do === 'lock')
        break
      case 'revoke':
      case 'hangUp':
        wallet.isPermitted = false
        this.tellAccounts(wallet)
        break
      case 'openWindow':
        wallet.hasWindow = true
        break
    }
  }

  private switchNetwork({ family: namespace, to }: Extract<Command, { readonly do: 'switchNetwork' }>): void {
    const family = this.families[namespace]
    const { session } = family
    if (session === undefined || session.network === to) return
    if (namespace === 'eip155') return this.askForNetwork(session, to)
    // A Solana wallet takes the network with each request: the page is where it says.
    family.follow()
    session.network = to
  }

  private askForNetwork(session: Session, to: NetworkNumber): void {
    const { wallet, tellings } = session
    wallet.questions.push({ about: 'switch', page: this.page, session, to, tellings, isLast: false })
  }

  private disconnect(namespace: Family): void {
    const wallet = this.families[namespace].disconnect()
    if (wallet?.isSlow === true) wallet.mustForget = true
    else if (wallet !== undefined) wallet.isPermitted = false
  }

  private reload(): void {
    this.page += 1
    for (const wallet of this.wallets) wallet.isListed = wallet.isOnPage
    for (const family of bothFamilies) this.families[family].reload()
  }

  private announce(wallet: ModelWallet): void {
    wallet.isListed = true
    wallet.isOnPage = true
    this.families[wallet.at.family].announced(wallet)
  }

  private hurry(wallet: ModelWallet): void {
    wallet.isSlow = false
    if (wallet.mustForget) wallet.isPermitted = false
    wallet.mustForget = false
    this.families[wallet.at.family].tryRestore()
  }

  private closeWindow(wallet: ModelWallet): void {
    wallet.hasWindow = false
    this.permit(wallet)
    this.tellAccounts(wallet)
  }

  /** A person who says yes to a wallet unlocks it. */
  private permit(wallet: ModelWallet): void {
    wallet.isPermitted = true
    if (!wallet.isLocked) return
    wallet.isLocked = false
    for (const other of this.sameLock(wallet)) if (other !== wallet) this.setLock(other, false)
  }

  private setLock(wallet: ModelWallet, isLocked: boolean): void {
    wallet.isLocked = isLocked
    this.tellAccounts(wallet)
  }

  private tellAccounts(wallet: ModelWallet): void {
    const family = this.families[wallet.at.family]
    const { visible } = wallet
    if (family.session?.wallet === wallet) {
      if (visible === undefined) family.end()
      else family.session.news.account = visible
    }
    family.look(wallet)
  }

  private tellNetwork(wallet: ModelWallet): void {
    const { session } = this.families[wallet.at.family]
    if (session?.wallet !== wallet) return
    // A wallet of the Wallet Standard tells what it shows, whatever changed: the same again is no news.
    if (wallet.at.family === 'solana' && session.toldNetwork === wallet.network) return
    session.toldNetwork = wallet.network
    session.tellings += 1
    session.news.network = wallet.network
  }

  private wallet({ family, wallet }: At): ModelWallet {
    return this.wallets.find(({ at }) => at.family === family && at.wallet === wallet) as ModelWallet
  }

  private sameLock(wallet: ModelWallet): readonly ModelWallet[] {
    return this.layout === 'own wallets' ? [wallet] : this.wallets.filter(({ at }) => at.wallet === wallet.at.wallet)
  }
}
