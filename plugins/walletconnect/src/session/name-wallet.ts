import { type Families, connectorIds } from '@billfold/kernel'
import { compareStructural, reaction } from 'mobx'

export interface NameWalletNeeds {
  readonly families: Pick<Families, 'all'>
  readonly sessions: { readonly wallet: string | undefined }
}

/** Says which wallet is behind a session, since the connector is called like the way to it. Returns the undo. */
export function nameWallet({ families, sessions }: NameWalletNeeds): () => void {
  const paired = (): readonly (readonly [number, string | undefined])[] =>
    families.all.flatMap(({ session, address }, index) => (session?.connector.id === connectorIds.walletConnect ? [[index, address]] : []))
  return reaction(
    paired,
    (found) => {
      const { wallet } = sessions
      if (wallet === undefined) return
      for (const [index, address] of found) families.all[index]?.describe(address, { connectedWalletInfo: { name: wallet } })
    },
    { equals: compareStructural, fireImmediately: true },
  )
}
