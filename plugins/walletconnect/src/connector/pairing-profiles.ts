import type { ChainNamespace, Families, Log, Networks, PairingProfile } from '@billfold/kernel'

import type { WalletConnectOptions } from '../contract.js'
import { type Proposal, proposal } from '../session/proposal.js'

export interface PairingProfilesNeeds {
  readonly families: Pick<Families, 'needAdapter'>
  readonly networks: Pick<Networks, 'namespaces' | 'of'>
  readonly log: Pick<Log, 'debug'>
  readonly overrides: WalletConnectOptions['namespaces']
}

/** Pairing profiles of the page's families, and the proposal that is made of them. */
export class PairingProfiles {
  private readonly profiles = new Map<ChainNamespace, PairingProfile | undefined>()

  constructor(private readonly needs: PairingProfilesNeeds) {}

  /** Makes the proposal for a wallet, once the profile of each family is loaded. */
  async propose(): Promise<Proposal> {
    const { networks, overrides } = this.needs
    const { namespaces } = networks
    await Promise.all(namespaces.map((namespace) => this.load(namespace)))
    const families = namespaces.map((namespace) => ({ namespace, networks: networks.of(namespace), profile: this.profile(namespace) }))
    return proposal({ families, ...(overrides !== undefined && { overrides }) })
  }

  /** The profile of a family; undefined while it is not loaded. */
  profile(namespace: ChainNamespace): PairingProfile | undefined {
    return this.profiles.get(namespace)
  }

  private async load(namespace: ChainNamespace): Promise<void> {
    try {
      const adapter = await this.needs.families.needAdapter(namespace, 'pairing')
      this.profiles.set(namespace, typeof adapter.pairing === 'function' ? await adapter.pairing() : adapter.pairing)
    } catch (error) {
      // A page that only pairs has no adapters: such a family is proposed without methods of its own.
      this.needs.log.debug(`${namespace} is paired without an adapter`, error)
    }
  }
}
