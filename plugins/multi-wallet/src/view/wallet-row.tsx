import { Address, Joined, Row, Text, observer, useKernel, useTranslate, useWalletName } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { type ProfileWallet, profileWalletsKey } from '../contract.js'
import { multiWalletMessages } from '../messages/multi-wallet-messages.js'
import { WalletPicture } from './wallet-picture.js'

export interface WalletRowProps {
  readonly wallet: ProfileWallet
  /** What a press on the wallet in use does. */
  readonly onManage?: () => void
}

/** A wallet to press: it comes to the front, or is connected anew. */
export const WalletRow: FunctionComponent<WalletRowProps> = observer(function WalletRow({ wallet, onManage }: WalletRowProps) {
  const say = useTranslate(multiWalletMessages)
  const store = useKernel().get(profileWalletsKey)
  const walletName = useWalletName()
  const { state, label, ownName, isReachable, isInFront } = wallet
  const isGone = state === 'ended' && !isReachable
  const isBusy = store.isBusy(wallet)
  return (
    <Row
      title={label ?? walletName(ownName)}
      subtitle={<About wallet={wallet} />}
      icon={<WalletPicture wallet={wallet} />}
      trailing={isInFront ? undefined : <Offer word={say(isBusy ? 'switching' : state === 'ended' ? 'connect' : 'switch')} />}
      selected={state === 'ended' ? undefined : state === 'current'}
      disabled={isGone}
      reason={isGone ? say('gone') : undefined}
      focusKey={`wallet ${wallet.namespace} ${wallet.connectorId}`}
      onPress={() => (isInFront ? onManage?.() : void store.bringForward(wallet))}
    />
  )
})

function Offer({ word }: { readonly word: string }): ReactElement {
  return (
    <Text kind="small" tone="soft">
      {word}
    </Text>
  )
}

/** The account in use, and what tells the wallet apart from others. */
function About({ wallet: { accounts, label, ownName } }: WalletRowProps): ReactElement | undefined {
  const say = useTranslate(multiWalletMessages)
  const own = useWalletName()(ownName)
  const [account] = accounts
  if (account === undefined) return undefined
  const address = <Address value={account.address} />
  if (label !== undefined) {
    return (
      <Joined title={own} end={address}>
        {own}
      </Joined>
    )
  }
  return <Joined end={accounts.length > 1 ? say('accountCount', { count: accounts.length }) : undefined}>{address}</Joined>
}
