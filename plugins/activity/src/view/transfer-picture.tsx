import { IconPlate, Picture, remotePicture, useKernel } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import type { Transaction, Transfer } from '../contract.js'
import { movedIn } from './moved.js'
import { operationIcons } from './operation-icon.js'

/** The picture of what moved; of a swap with what was given at its corner; of what moves nothing a sign. */
export const TransactionPicture: FunctionComponent<{ readonly transaction: Transaction }> = ({ transaction }) => {
  const { main, given } = movedIn(transaction)
  if (main === undefined || transaction.isSuspicious) return <IconPlate name={operationIcons[transaction.operationType]} shape="round" />
  return <TransferPicture transfer={main} badge={given} />
}

export interface TransferPictureProps {
  readonly transfer: Transfer
  readonly badge?: Transfer | undefined
}

/** The picture of a token or a collectible. That of spam is part of the lure: it is not fetched. */
export const TransferPicture: FunctionComponent<TransferPictureProps> = ({ transfer, badge }) => {
  const kernel = useKernel()
  const { name, symbol, iconUrl, isSpam } = transfer
  const source = iconUrl === undefined || isSpam ? undefined : remotePicture(kernel, `transfer ${name}`, iconUrl)
  const shape = symbol === undefined ? 'square' : 'round'
  return <Picture name={symbol ?? name} source={source} shape={shape} badge={badge && <Corner transfer={badge} />} />
}

const Corner: FunctionComponent<{ readonly transfer: Transfer }> = ({ transfer: { name, symbol, iconUrl, isSpam } }) => {
  const kernel = useKernel()
  const source = iconUrl === undefined || isSpam ? undefined : remotePicture(kernel, `transfer ${name}`, iconUrl)
  return <Picture name={symbol ?? name} source={source} shape={symbol === undefined ? 'square' : 'round'} size={16} />
}
