import type { AccountDetails, ChainNamespace, Families, Log } from '@billfold/kernel'
import type { AccountQuestion } from '../account-question.js'
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
  load({ address, network: { chainNamespace } }: AccountQuestion): void {
    const family = this.needs.families.find(chainNamespace)
    const describe = (details: AccountDetails): void => family?.describe(address, details)
    const failed = (error: unknown): void => this.needs.log.warn('The details of an address could not be loaded.', error)
    this.displayAddress(chainNamespace, address).then((form) => form !== undefined && describe({ displayAddress: form }), failed)
    this.needs.identities.of(address).then((profile) => {
      // A name that another plugin found out is there already, and stays.
      if (family?.account.profileName === undefined) describe(profile)
    }, failed)
  }

  /** The form that is shown and copied; undefined where the address stays as it is. */
  private async displayAddress(namespace: ChainNamespace, address: string): Promise<string | undefined> {
    const adapter = await this.needs.families.needAdapter(namespace, 'show the address')
    const form = await adapter.displayAddress?.(address)
    return form === address ? undefined : form
  }
}
