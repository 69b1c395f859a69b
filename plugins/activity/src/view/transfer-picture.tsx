import { Picture, remotePicture, useKernel } from '@billfold/ui/kit'
import type { PictureProps } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import type { Transfer } from '../contract.js'

export interface TransferPictureProps extends Pick<PictureProps, 'size'> {
  readonly transfer: Transfer
  /** The token that was given for it, at its corner. */
  readonly given?: Transfer | undefined
}

/** The picture of a token or a collectible. That of spam is part of the lure: it is not fetched. */
export const TransferPicture: FunctionComponent<TransferPictureProps> = ({ transfer, given, size }) => {
  const kernel = useKernel()
  const { name, symbol, iconUrl, isSpam } = transfer
  return (
    <Picture
      name={symbol ?? name}
      source={iconUrl === undefined || isSpam ? undefined : remotePicture(kernel, `transfer ${name}`, iconUrl)}
      shape={symbol === undefined ? 'square' : 'round'}
      size={size}
      badge={given && <TransferPicture transfer={given} size={16} />}
    />
  )
}
