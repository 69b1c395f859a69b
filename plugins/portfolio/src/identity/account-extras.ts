import type { AccountDetails, Families, Log, Network } from '@billfold/kernel'
import type { AccountQuestion } from '@billfold/kernel/data'
import type { IdentityStore } from './identity-store.js'

export interface AccountExtrasNeeds {
  readonly families: Pick<Families, 'find' | 'needAdapter'>
  readonly identities: Pick<IdentityStore, 'of'>
  readonly log: Pick<Log, 'warn'>
}

/** Details of an address beside its holdings: a name, a picture, the form that is shown and copied. */
export class AccountExtras {
  constructor(private readonly needs: AccountExtrasNeeds) {}

  /** Loads the details into the account. */
  load({ address, network }: AccountQuestion): void {
    const { chainNamespace } = network
    const family = this.needs.families.find(chainNamespace)
    const describe = (details: AccountDetails): void => family?.describe(address, details)
    const failed = (error: unknown): void => this.needs.log.warn('The details of an address could not be loaded.', error)
    this.displayAddress(address, network).then((form) => {
      // A network may have a form of its own: one that comes late is not for the network in use.
      const isOfNow = family?.network?.caipNetworkId === network.caipNetworkId
      if (form !== undefined && isOfNow) describe({ displayAddress: form })
    }, failed)
    this.needs.identities
      .of(address, () => family?.address === address)
      .then((profile) => {
        // A name that another plugin found out is there already, and stays.
        if (family?.account.profileName === undefined) describe(profile)
      }, failed)
  }

  /** The form that is shown and copied; undefined where the family has none of its own. */
  private async displayAddress(address: string, network: Network): Promise<string | undefined> {
    const adapter = await this.needs.families.needAdapter(network.chainNamespace, 'show the address')
    return adapter.displayAddress?.(address, network)
  }
}
