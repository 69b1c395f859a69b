import { type ClockPort, type EventBus, type Families, type Kernel, connectorIds } from '@billfold/kernel'
import { every } from '@billfold/kernel/data'
import { makeAutoObservable, runInAction } from 'mobx'
import type { WalletLoader } from '../connector/wallet-loader.js'
import type { AuthAccount } from '../contract.js'
import { authError } from '../errors.js'
import type { FrameClient } from '../frame/frame-client.js'

export interface AuthAccountNeeds extends Pick<Kernel, 'connections' | 'modal' | 'toasts'> {
  readonly client: Pick<FrameClient, 'request'>
  readonly loader: Pick<WalletLoader, 'use'>
  readonly families: Pick<Families, 'active' | 'all'>
  readonly events: Pick<EventBus, 'publish'>
  readonly clock: Pick<ClockPort, 'after'>
}

/** How often it is looked whether the address has changed, in milliseconds. */
const lookEvery = 1_000

/** What whoever is logged in can do with the account itself. */
export class AuthAccountStore implements AuthAccount {
  isSwitching = false
  newEmail: string | undefined = undefined

  constructor(private readonly needs: AuthAccountNeeds) {
    makeAutoObservable<this, 'needs'>(this, { needs: false }, { autoBind: true })
  }

  get email(): string | undefined {
    const { active } = this.needs.families
    if (active?.session?.connector.id !== connectorIds.auth || active.account.socialProvider !== undefined) return undefined
    return active.account.user?.email
  }

  get otherAccountType(): 'eoa' | 'smartAccount' | undefined {
    const { active } = this.needs.families
    const network = active?.network?.caipNetworkId
    if (active?.session?.connector.id !== connectorIds.auth || network === undefined) return undefined
    if (!active.smartAccountNetworks.includes(network)) return undefined
    return active.session.account.type === 'smartAccount' ? 'eoa' : 'smartAccount'
  }

  async switchAccountType(): Promise<void> {
    const { active } = this.needs.families
    const type = this.otherAccountType
    if (active === undefined || type === undefined || this.isSwitching) return
    this.isSwitching = true
    try {
      await this.needs.loader.use(({ wallet }) => wallet.switchAccountType(active.namespace, type))
      this.needs.connections.preferAccountType(active.namespace, type)
      active.describe(active.address, { preferredAccountType: type })
      const properties = { accountType: type, network: active.network?.caipNetworkId }
      this.needs.events.publish('analytics:recorded', { event: 'SET_PREFERRED_ACCOUNT_TYPE', properties })
    } finally {
      runInAction(() => (this.isSwitching = false))
    }
  }

  async manage(signal: AbortSignal): Promise<void> {
    const { client, loader, connections, toasts, events } = this.needs
    events.publish('analytics:recorded', { event: 'EMAIL_UPGRADE_FROM_MODAL' })
    try {
      await client.request('MANAGE_ACCOUNT', undefined, { signal })
    } catch (error) {
      if (!signal.aborted) toasts.show({ variant: 'error', message: error })
    }
    // The person may have deleted the account, or ended this session.
    if (!signal.aborted && !(await loader.use(({ wallet }) => wallet.isLoggedIn()))) await connections.disconnect()
  }

  async startUpdate(email: string): Promise<'new' | 'old'> {
    const { action } = await this.needs.client.request('UPDATE_EMAIL', { email })
    runInAction(() => (this.newEmail = email))
    this.needs.events.publish('analytics:recorded', { event: 'EMAIL_EDIT' })
    return action === 'VERIFY_PRIMARY_OTP' ? 'old' : 'new'
  }

  async verifyOld(code: string): Promise<void> {
    await this.needs.client.request('UPDATE_EMAIL_PRIMARY_OTP', { otp: code })
  }

  async verifyNew(code: string): Promise<void> {
    const { newEmail } = await this.needs.client.request('UPDATE_EMAIL_SECONDARY_OTP', { otp: code })
    for (const family of this.needs.families.all) {
      if (family.session?.connector.id !== connectorIds.auth) continue
      family.describe(family.address, { user: { ...family.account.user, email: newEmail }, connectedWalletInfo: { name: newEmail } })
    }
  }

  async updateEmail(): Promise<string> {
    const { modal, clock } = this.needs
    const before = this.email
    if (before === undefined) throw authError('auth/not-logged-in', {})
    const performed = modal.perform('UpdateEmailWallet', { email: before })
    const stop = every(clock, lookEvery, () => {
      const { email } = this
      if (email !== undefined && email !== before) modal.finish('UpdateEmailWallet', { email })
    })
    try {
      const { email } = await performed
      modal.close()
      return email
    } finally {
      stop()
    }
  }
}
