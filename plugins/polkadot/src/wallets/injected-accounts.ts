import type { Account, CaipNetworkId } from '@billfold/kernel'
import { fieldOf, readAccountList } from '@billfold/kernel/family'
import { isPolkadotAddress } from '../address.js'
import { networkOfGenesis } from '../networks/genesis.js'

/** An account as an extension shows it. */
export interface InjectedAccount extends Account {
  /** The first block of the network that the person bound it to; most are for every network. */
  readonly genesisHash?: string
}

/**
 * The accounts in what an extension said, each once. Undefined when it is no list, or nothing in it is an account of anybody. Accounts
 * of 20 bytes, which are those of Ethereum, are left out.
 */
export function readInjectedAccounts(said: unknown): readonly InjectedAccount[] | undefined {
  return readAccountList(said, { read: readAccount, isOfAnother: (item) => fieldOf(item, 'type') === 'ethereum' })
}

/** The network that an account is bound to; undefined for one that is for every network. */
export function boundNetwork(account: InjectedAccount | undefined): CaipNetworkId | undefined {
  return networkOfGenesis(account?.genesisHash)
}

/** The same accounts in the order of before, new ones last: the order in which an extension lists them says nothing. */
export function inOrderOf(before: readonly Account[], now: readonly InjectedAccount[]): readonly InjectedAccount[] {
  const place = ({ address }: Account): number => {
    const index = before.findIndex((known) => known.address === address)
    return index < 0 ? before.length : index
  }
  return now.toSorted((one, other) => place(one) - place(other))
}

function readAccount(item: unknown): InjectedAccount | undefined {
  const [address, genesisHash] = [fieldOf(item, 'address'), fieldOf(item, 'genesisHash')]
  if (!isPolkadotAddress(address)) return undefined
  return networkOfGenesis(genesisHash) === undefined ? { address } : { address, genesisHash: genesisHash as string }
}
