import { IconPlate, Picture, connectorPicture, useKernel, walletPicture } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import type { WalletRow } from '../wallets/wallet-row.js'

/** The picture of a wallet in a list. */
export function WalletIcon({ row: { group, name, connectors, wallet } }: { readonly row: WalletRow }): ReactElement {
  const kernel = useKernel()
  if (group === 'walletConnect') return <IconPlate name="qr" />
  const [connector] = connectors
  const source = connector === undefined ? wallet && walletPicture(kernel, wallet) : connectorPicture(kernel, connector)
  return <Picture name={name} source={source} />
}
