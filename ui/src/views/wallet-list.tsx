import { List, Row, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { useShell } from '../app/shell-context.js'
import { shellMessages } from '../messages/shell-messages.js'
import { type WalletRow, needsPairing } from '../wallets/wallet-row.js'
import { chooseWallet } from './choose-wallet.js'
import { isPaired } from './is-paired.js'
import { WalletIcon } from './wallet-icon.js'
import { WalletTag } from './wallet-tag.js'
import { walletWarning } from './wallet-warning.js'

export interface WalletListProps {
  readonly rows: readonly WalletRow[]
  /** None of them can be pressed now. */
  readonly isBlocked: boolean
}

/** Wallets under each other. A press asks the wallet, or leads to where one can. */
export const WalletList: FunctionComponent<WalletListProps> = observer(function WalletList({ rows, isBlocked }: WalletListProps) {
  const say = useTranslate(shellMessages)
  const kernel = useKernel()
  const { stage } = useShell()
  const paired = isPaired(kernel)
  return (
    <List label={say('connectWalletsTitle')}>
      {rows.map((row) => {
        const why = paired && needsPairing(row) ? say('pairedAlready') : undefined
        const warning = walletWarning(row, say)
        return (
          <Row
            key={row.key}
            title={row.name}
            subtitle={warning}
            wraps={warning !== undefined}
            icon={<WalletIcon row={row} />}
            tag={row.tag === undefined ? undefined : <WalletTag tag={row.tag} />}
            disabled={isBlocked || why !== undefined}
            reason={why}
            focusKey={row.key}
            onIntent={() => stage.preload(needsPairing(row) ? 'ConnectingWalletConnect' : 'ConnectingExternal')}
            onPress={() => chooseWallet(kernel, row)}
          />
        )
      })}
    </List>
  )
})
