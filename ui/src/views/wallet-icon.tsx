import { IconPlate, Picture, useKernel } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import type { WalletRow } from '../wallets/wallet-row.js'
import { pictureOfRow } from './picture-of-row.js'

/** The picture of a wallet in a grid. */
export function WalletIcon({ row }: { readonly row: WalletRow }): ReactElement {
  const kernel = useKernel()
  return row.group === 'walletConnect' ? <IconPlate name="qr" /> : <Picture name={row.name} source={pictureOfRow(kernel, row)} />
}
