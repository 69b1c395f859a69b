import { Picture, connectorPicture, useKernel } from '@billfold/ui/kit'
import type { ReactElement } from 'react'
import type { ProfileWallet } from '../contract.js'

export interface WalletPictureProps {
  readonly wallet: ProfileWallet
  readonly size?: 40 | 56
}

/** The picture of a wallet: of one that is gone, the one that it brought the last time. */
export function WalletPicture({ wallet, size = 40 }: WalletPictureProps): ReactElement {
  const kernel = useKernel()
  const { connectorId: id, namespace, ownName, icon } = wallet
  const connector = kernel.connectors.find({ id, namespace }) ?? { id, name: ownName, ...(icon !== undefined && { imageUrl: icon }) }
  return <Picture name={ownName} source={connectorPicture(kernel, connector)} size={size} />
}
