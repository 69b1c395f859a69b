import { type Families, type StoredValue, connectorIds } from '@billfold/kernel'
import { reaction } from 'mobx'
import { displayName } from './display-name.js'
import type { EmbeddedWallet } from './embedded-wallet.js'

export interface NamePersonNeeds {
  readonly families: Pick<Families, 'all'>
  readonly wallet: Pick<EmbeddedWallet, 'user'>
  readonly storedProvider: Pick<StoredValue<string>, 'read'>
}

/** Tells who the account belongs to: the wallet has no name of its own that anybody would know. Returns the undo. */
export function namePerson({ families, wallet, storedProvider }: NamePersonNeeds): () => void {
  return reaction(
    () => families.all.filter(({ session }) => session?.connector.id === connectorIds.auth).map(({ address }) => address),
    () => {
      const provider = storedProvider.read()
      for (const family of families.all) {
        const user = family.session?.connector.id === connectorIds.auth ? wallet.user(family.namespace) : undefined
        if (user === undefined) continue
        const { email, userName, preferredAccountType, smartAccountDeployed } = user
        const name = displayName({ email, userName, provider })
        family.describe(family.address, {
          user: { ...(email && { email }), ...(userName && { username: userName }) },
          ...(provider !== undefined && { socialProvider: provider }),
          ...(name !== undefined && { connectedWalletInfo: { name } }),
          ...(preferredAccountType !== undefined && { preferredAccountType }),
          ...(smartAccountDeployed !== undefined && { smartAccountDeployed }),
        })
      }
    },
    { equals: (one, other) => one.join(' ') === other.join(' '), fireImmediately: true },
  )
}
