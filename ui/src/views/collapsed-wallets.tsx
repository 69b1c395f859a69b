import { Icon, IconPlate, List, Row, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { shellMessages } from '../messages/shell-messages.js'

/** All wallets behind one row, where the host wants another way to come first. */
export function CollapsedWallets({ isBlocked }: { readonly isBlocked: boolean }): ReactElement {
  const say = useTranslate(shellMessages)
  const { router } = useKernel()
  return (
    <List>
      <Row
        title={say('connectWithWallet')}
        wraps
        icon={<IconPlate name="wallet" />}
        trailing={<Icon name="forward" />}
        disabled={isBlocked}
        focusKey="wallets"
        onPress={() => router.push('ConnectWallets')}
      />
    </List>
  )
}
