import type { AccountState } from '@billfold/kernel'
import { Address, Avatar, CopyButton, Title, observer, remotePicture, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { styles } from './account-head.module.css'
import { ExplorerLink } from './explorer-link.js'

export interface AccountHeadProps {
  readonly account: AccountState
  readonly address: string
}

/** Whose account it is: a face, a name, the address, and through which wallet. */
export const AccountHead: FunctionComponent<AccountHeadProps> = observer(function AccountHead({ account, address }: AccountHeadProps) {
  const say = useTranslate(viewMessages)
  const kernel = useKernel()
  const { profileName, profileImage, connectedWalletInfo, displayAddress: shown = address } = account
  const through = connectedWalletInfo && say('connectedWith', { wallet: connectedWalletInfo.name })
  return (
    <div className={styles['head']}>
      <Avatar
        address={address}
        source={profileImage === undefined ? undefined : remotePicture(kernel, `profile ${address}`, profileImage)}
        size={56}
      />
      <div className={styles['words']}>
        <Title>{profileName === undefined ? <Address value={shown} /> : <bdi title={profileName}>{profileName}</bdi>}</Title>
        <p className={styles['line']} title={through}>
          {profileName === undefined ? through : <Address value={shown} />}
        </p>
      </div>
      <div className={styles['tools']}>
        <CopyButton text={shown} label={say('copyAddress')} form="icon" />
        <ExplorerLink address={address} url={account.addressExplorerUrl} />
      </div>
    </div>
  )
})
