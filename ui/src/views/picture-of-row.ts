import { connectorPicture, walletPicture } from '../../kit/picture/pictures.js'
import type { PictureServices, PictureSource } from '@billfold/ui/kit'

import type { WalletRow } from '../wallets/wallet-row.js'

/** The picture of a wallet in a list. */
export function pictureOfRow(services: PictureServices, { connectors, wallet }: WalletRow): PictureSource | undefined {
  const [connector] = connectors
  return connector === undefined ? wallet && walletPicture(services, wallet) : connectorPicture(services, connector)
}
