import type { AccountState } from '@billfold/kernel'
import { Address, Avatar, CopyButton, Title, observer, remotePicture, useKernel, useTranslate, Icon } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { styles } from './account-head.module.css'

export interface AccountHeadProps {
  readonly account: AccountState
  readonly address: string
}

/** Head of the account: a face, a name, the address, and the wallet that it is reached through. */
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

interface ExplorerLinkProps {
  readonly address: string
  /** The address that a plugin knows; else the explorer of the network is asked. */
  readonly url: string | undefined
}

/** Leads to the address in the network's explorer, where it has one. */
function ExplorerLink({ address, url }: ExplorerLinkProps): ReactElement | undefined {
  const say = useTranslate(viewMessages)
  const { families } = useKernel()
  const explorer = families.activeNetwork?.blockExplorers?.default.url
  const href = url ?? (explorer === undefined ? undefined : `${explorer.replace(/\/$/, '')}/address/${encodeURIComponent(address)}`)
  if (href === undefined || !href.startsWith('https://')) return undefined
  return (
    <a
      className={styles['link']}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={say('explorer')}
      title={say('explorer')}
    >
      <Icon name="external" />
    </a>
  )
}
