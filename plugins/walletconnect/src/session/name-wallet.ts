import { type Chains, connectorIds } from '@billfold/kernel'
import { compareStructural, reaction } from 'mobx'

export interface NameWalletNeeds {
  readonly chains: Pick<Chains, 'all'>
  readonly sessions: { readonly wallet: string | undefined }
}

/** Says which wallet is behind a session, since the connector is called like the way to it. Returns the undo. */
export function nameWallet({ chains, sessions }: NameWalletNeeds): () => void {
  const paired = (): readonly (readonly [number, string | undefined])[] =>
    chains.all.flatMap(({ session, address }, index) => (session?.connector.id === connectorIds.walletConnect ? [[index, address]] : []))
  return reaction(
    paired,
    (found) => {
      const { wallet } = sessions
      if (wallet === undefined) return
      for (const [index, address] of found) chains.all[index]?.describe(address, { connectedWalletInfo: { name: wallet } })
    },
    { equals: compareStructural, fireImmediately: true },
  )
}
