import type { WalletEntry } from '@billfold/kernel'
import { Avatar, Handshake, type HandshakeProps, Picture, appPicture, useKernel, useTranslate, walletPicture } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { pairingMessages } from '../messages/pairing-messages.js'

export interface PairHandshakeProps {
  readonly wallet: WalletEntry | undefined
  readonly state: HandshakeProps['state']
  /** The account, once it is connected: its face takes the place of the wallet's picture. */
  readonly address?: string | undefined
}

const labels = {
  idle: 'linkBroken',
  pending: 'linkPending',
  ok: 'linkOk',
  error: 'linkBroken',
  declined: 'linkBroken',
} as const satisfies Record<HandshakeProps['state'], string>

/** The app, the wallet, and how things stand between them. */
export function PairHandshake({ wallet, state, address }: PairHandshakeProps): ReactElement {
  const say = useTranslate(pairingMessages)
  const kernel = useKernel()
  const app = kernel.options.metadata.name ?? say('thisApp')
  const name = wallet?.name ?? say('anyWallet')
  return (
    <Handshake
      from={<Picture name={app} source={appPicture(kernel)} size={56} />}
      to={
        address === undefined ? (
          <Picture name={name} source={wallet && walletPicture(kernel, wallet)} size={56} />
        ) : (
          <Avatar key={address} address={address} size={56} />
        )
      }
      state={state}
      label={say(labels[state], { from: app, to: name })}
    />
  )
}
