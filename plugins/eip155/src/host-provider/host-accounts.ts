import { type ConnectByModalNeeds, connectByModal, sessionAddresses } from '@billfold/kernel/family'
import { Eip1193Error } from '../rpc/eip1193-error.js'

export type HostAccountsNeeds = ConnectByModalNeeds

/** The accounts that a host sees, and how it gets to see some. */
export class HostAccounts {
  constructor(private readonly needs: HostAccountsNeeds) {}

  get list(): readonly string[] {
    return sessionAddresses(this.needs.families.find('eip155')?.session)
  }

  /** The accounts, after the person has connected a wallet when none is. Who closes the modal has said no. */
  async request(signal: AbortSignal): Promise<readonly string[]> {
    if (this.list.length > 0) return this.list
    await connectByModal('eip155', this.needs, signal)
    if (this.list.length === 0) throw new Eip1193Error(4001, 'User rejected the request.')
    return this.list
  }

  /** The accounts as permissions of EIP-2255. */
  permissions(): readonly unknown[] {
    const { list } = this
    return list.length === 0 ? [] : [{ parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: list }] }]
  }
}
