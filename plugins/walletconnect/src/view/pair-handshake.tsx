import type { WalletEntry } from '@billfold/kernel'
import { AppHandshake, type AppHandshakeProps, Picture, useKernel, useTranslate, walletPicture } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { pairingMessages } from '../messages/pairing-messages.js'

export interface PairHandshakeProps extends Pick<AppHandshakeProps, 'state' | 'address'> {
  readonly wallet: WalletEntry | undefined
}

/** The app, the wallet, and how things stand between them. */
export function PairHandshake({ wallet, ...pair }: PairHandshakeProps): ReactElement {
  const say = useTranslate(pairingMessages)
  const kernel = useKernel()
  const name = wallet?.name ?? say('anyWallet')
  const picture = <Picture name={name} source={wallet && walletPicture(kernel, wallet)} size={56} />
  return <AppHandshake {...pair} name={name} picture={picture} />
}
