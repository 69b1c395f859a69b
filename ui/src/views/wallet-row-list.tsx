import { IconPlate } from '../../kit/icon/icon-plate.js'
import { Stack } from '../../kit/layout/stack.js'
import { Skeleton } from '../../kit/skeleton/skeleton.js'
import { Tag } from '../../kit/tag/tag.js'
import type { TagTone } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { type WalletTag, needsPairing } from '../wallets/wallet-row.js'
import { wordedName } from '../../kit/wallet-name/worded-name.js'
import type { ShownWallet } from './connect-model.js'
import type { ConnectContext } from './connect-parts.js'

export interface WalletRowListProps {
  readonly wallets: readonly ShownWallet[]
  /** The number of rows that are on their way. */
  readonly awaited?: number
  readonly context: Omit<ConnectContext, 'onView'>
}

/** Wallets under each other, without a state of their own. */
export function WalletRowList({ wallets, awaited = 0, context }: WalletRowListProps): ReactElement {
  const { say, parts, isBlocked, picture, onIntent, onWallet } = context
  const { List, Row, Picture } = parts
  return (
    <Stack gap={4}>
      <List label={say('connectWalletsTitle')}>
        {wallets.map(({ row, warning, reason }) => (
          <Row
            key={row.key}
            title={wordedName(row.name, say)}
            subtitle={warning}
            wraps={warning !== undefined}
            icon={row.group === 'walletConnect' ? <IconPlate name="qr" /> : <Picture name={row.name} source={picture(row)} />}
            tag={row.tag === undefined ? undefined : <Tag tone={looks[row.tag][1]}>{say(looks[row.tag][0])}</Tag>}
            disabled={isBlocked || reason !== undefined}
            reason={reason}
            focusKey={row.key}
            onIntent={() => onIntent(needsPairing(row) ? 'ConnectingWalletConnect' : 'ConnectingExternal')}
            onPress={() => onWallet(row)}
          />
        ))}
      </List>
      {awaited > 0 && <Skeleton shape="row" count={awaited} />}
    </Stack>
  )
}

/** One word about a wallet, and its colour. */
const looks = {
  installed: ['tagInstalled', 'success'],
  recent: ['tagRecent', 'neutral'],
  qrCode: ['tagQrCode', 'neutral'],
  connected: ['tagConnected', 'accent'],
  sameId: ['tagSameId', 'warning'],
  unverified: ['tagUnverified', 'warning'],
  lookAlike: ['tagLookAlike', 'warning'],
  retired: ['tagRetired', 'warning'],
} as const satisfies Record<WalletTag, readonly [string, TagTone]>
