import { Button, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { shellMessages } from '../messages/shell-messages.js'
import { useWalletList } from './use-wallet-list.js'

/** The way to every wallet there is, with how many that are. Only where there are more than the list shows. */
export const AllWalletsButton: FunctionComponent<{ readonly shown: number }> = observer(function AllWalletsButton({
  shown,
}: {
  readonly shown: number
}) {
  const say = useTranslate(shellMessages)
  const { features, router } = useKernel()
  const list = useWalletList()
  if (!features.isOn('allWallets') || list === undefined || (list.total ?? Infinity) <= shown) return undefined
  const { count, isMore } = roundedCount(list.total ?? 0)
  const amount = say('walletCount', { count })
  return (
    <Button
      detail={list.total === undefined ? undefined : isMore ? say('walletCountOver', { count: amount }) : amount}
      focusKey="all-wallets"
      onPress={() => router.push('AllWallets')}
    >
      {say('allWallets')}
    </Button>
  )
})

/** A number of wallets as it is told: to the tens below, and that it is more. */
export function roundedCount(count: number): { readonly count: number; readonly isMore: boolean } {
  const count10 = Math.floor(count / 10) * 10
  return count < 10 ? { count, isMore: false } : { count: count10, isMore: count10 < count }
}
