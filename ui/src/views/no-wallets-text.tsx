import { Button } from '../../kit/button/button.js'
import { EmptyState } from '../../kit/empty-state/empty-state.js'
import type { ReactElement } from 'react'

import type { ConnectContext } from './connect-parts.js'

/** Says that there is no wallet, and where to learn what one is. */
export function NoWalletsText({ context: { say, onView } }: { readonly context: Pick<ConnectContext, 'onView' | 'say'> }): ReactElement {
  return (
    <EmptyState
      icon="wallet"
      title={say('noWallets')}
      action={
        <Button compact focusKey="help" onPress={() => onView('WhatIsAWallet')}>
          {say('whatIsAWallet')}
        </Button>
      }
    >
      {say('noWalletsText')}
    </EmptyState>
  )
}
