import { observer, useKernel } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { AllWallets } from './connect-content.js'
import type { ConnectContext } from './connect-parts.js'
import { useWalletList } from './use-wallet-list.js'

export interface AllWalletsButtonProps {
  readonly shown: number
  readonly context: ConnectContext
}

/** The way to every wallet there is. Only where there are more than the list shows. */
export const AllWalletsButton: FunctionComponent<AllWalletsButtonProps> = observer(function AllWalletsButton({
  shown,
  context,
}: AllWalletsButtonProps) {
  const { features } = useKernel()
  const list = useWalletList()
  if (!features.isOn('allWallets') || list === undefined || (list.total ?? Infinity) <= shown) return undefined
  return <AllWallets total={list.total} context={context} />
})
