import type { ChainNamespace, FeatureStore } from '@billfold/kernel'
import { when } from 'mobx'
import type { SiwxMessage, SiwxMessageInput, SiwxSession } from '../contract.js'
import type { LocalSource } from './local-source.js'
import type { SignInSource } from './sign-in-source.js'

export interface ProjectSourceNeeds {
  readonly features: Pick<FeatureStore, 'isOn' | 'isSettled'>
  readonly hosted: LocalSource
  readonly local: LocalSource
}

/** Signs in at the cloud where the project says so (`reownAuthentication`), else in this browser: whichever, once that is known. */
export class ProjectSource implements SignInSource {
  constructor(private readonly needs: ProjectSourceNeeds) {}

  get verifies(): boolean {
    return this.chosen.verifies
  }

  get signOutOnDisconnect(): boolean {
    return this.chosen.signOutOnDisconnect
  }

  getRequired(): boolean {
    return this.chosen.getRequired()
  }

  async createMessage(input: SiwxMessageInput): Promise<SiwxMessage> {
    return (await this.decided()).createMessage(input)
  }

  async addSession(session: SiwxSession): Promise<void> {
    return (await this.decided()).addSession(session)
  }

  async revokeSession(chainId: string, address: string): Promise<void> {
    return (await this.decided()).revokeSession(chainId, address)
  }

  async revokeFamily(namespace: ChainNamespace): Promise<void> {
    return (await this.decided()).revokeFamily(namespace)
  }

  async setSessions(sessions: readonly SiwxSession[]): Promise<void> {
    return (await this.decided()).setSessions(sessions)
  }

  async getSessions(chainId: string, address: string): Promise<readonly SiwxSession[]> {
    return (await this.decided()).getSessions(chainId, address)
  }

  watch(listener: () => void): () => void {
    return this.needs.local.watch(listener)
  }

  private get chosen(): LocalSource {
    const { features, hosted, local } = this.needs
    return features.isOn('reownAuthentication') ? hosted : local
  }

  private async decided(): Promise<LocalSource> {
    await when(() => this.needs.features.isSettled)
    return this.chosen
  }
}
