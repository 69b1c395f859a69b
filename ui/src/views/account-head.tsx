import type { Network } from '@billfold/kernel'
import { Icon } from '../../kit/icon/icon.js'
import { Address } from '../../kit/text/address.js'
import { NameFrame } from '../../kit/text/name-frame.js'
import { Title } from '../../kit/title/title.js'
import type { ReactElement } from 'react'

import { styles } from './account-head.module.css'
import type { AccountPieceProps } from './account-parts.js'
import { watched, wordedName } from '../../kit/wallet-name/worded-name.js'

/** Head of the account: a face, a name, the address, and the wallet that it is reached through. */
export function AccountHead({ model: { account, network, isReturning }, context }: AccountPieceProps): ReactElement {
  const { say, parts, picture } = context
  const { Avatar, Copy } = parts
  const { address, profileName, connectedWalletInfo, displayAddress: shown = address } = account
  const wallet = connectedWalletInfo?.name
  const through =
    wallet === watched
      ? say('viewOnly')
      : wallet && say(isReturning ? 'reconnectingTo' : 'connectedWith', { wallet: wordedName(wallet, say) })
  const href = explorerPage(account.addressExplorerUrl ?? accountPage(network, address))
  return (
    <div className={styles['head']} aria-busy={isReturning || undefined}>
      <Avatar address={address} source={picture(account)} size={56} />
      <div className={styles['words']}>
        <Title>
          {profileName === undefined ? <Address value={shown} /> : <NameFrame value={profileName} doubtful={say('nameDoubtful')} />}
        </Title>
        <p className={styles['line']} title={through}>
          {profileName === undefined ? through : <Address value={shown} />}
        </p>
      </div>
      <div className={styles['tools']}>
        <Copy text={shown} label={say('copyAddress')} />
        {href !== undefined && (
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
        )}
      </div>
    </div>
  )
}

/** The page of an address in the network's explorer, where it has one. */
function accountPage(network: Network | undefined, address: string): string | undefined {
  const explorer = network?.blockExplorers?.default.url
  return explorer === undefined ? undefined : `${explorer.replace(/\/$/, '')}/address/${encodeURIComponent(address)}`
}

function explorerPage(href: string | undefined): string | undefined {
  return href?.startsWith('https://') === true ? href : undefined
}
