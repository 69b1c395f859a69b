import type { Hex } from 'viem'
import type { ProjectConfigs } from '../accounts/project-configs.js'
import type { DeviceStore } from '../device/device-store.js'
import { Fault } from '../faults/fault.js'
import { type Chain, numberOf } from '../rpc/chain.js'
import type { SmartNetwork } from './smart-network.js'

export type AccountType = 'eoa' | 'smartAccount'

/** The account that a request is for: the key itself, or the smart account of the key on that network. */
export interface ChosenAccount {
  readonly address: string
  readonly type: AccountType
  /** The address of the key. */
  readonly owner: string
  /** Where the account is a smart one. */
  readonly network?: SmartNetwork | undefined
}

export interface SmartAccountsNeeds {
  readonly configs: Pick<ProjectConfigs, 'read'>
  readonly store: Pick<DeviceStore, 'read' | 'write'>
  readonly projectId: string
}

/** Which account of a key counts on a network, as the person has it. Addresses are computed once somebody needs them. */
export class SmartAccounts {
  private readonly name: string

  constructor(private readonly needs: SmartAccountsNeeds) {
    this.name = `account-type/${needs.projectId}`
  }

  /** The networks that have smart accounts, by their numbers. */
  async networks(): Promise<readonly number[]> {
    return (await this.needs.configs.read()).smartAccounts.map(({ chainId }) => numberOf({ id: chainId }))
  }

  async networkOf({ id, family }: Chain): Promise<SmartNetwork | undefined> {
    if (family !== 'eip155') return undefined
    return (await this.needs.configs.read()).smartAccounts.find(({ chainId }) => chainId === id)
  }

  async prefer(type: AccountType): Promise<void> {
    await this.needs.store.write(this.name, type)
  }

  async preferred(): Promise<AccountType> {
    return (await this.needs.store.read(this.name)) === 'eoa' ? 'eoa' : 'smartAccount'
  }

  /** The smart account of a key; undefined where the network has none. */
  async smart(chain: Chain, owner: string): Promise<ChosenAccount | undefined> {
    const network = await this.networkOf(chain)
    if (network === undefined) return undefined
    // An upgraded account has the address of its key: nothing is computed for it.
    const address = network.kind === 'upgrade' ? owner : (await import('./account-address.js')).accountAddress(network, owner as Hex)
    return { address, type: 'smartAccount', owner, network }
  }

  /** The account of a person that counts on a network. */
  async choose(chain: Chain, addresses: Readonly<Record<string, string>>): Promise<ChosenAccount> {
    const owner = addresses[chain.family]
    if (owner === undefined) throw new Fault('keys-mismatch')
    const plain: ChosenAccount = { address: owner, owner, type: 'eoa' }
    if (chain.family !== 'eip155' || (await this.preferred()) === 'eoa') return plain
    return (await this.smart(chain, owner)) ?? plain
  }
}
