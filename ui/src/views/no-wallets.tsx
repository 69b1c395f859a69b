import { Button, EmptyState, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { shellMessages } from '../messages/shell-messages.js'

/** What stands where there is no wallet at all. */
export function NoWallets(): ReactElement {
  const say = useTranslate(shellMessages)
  const { router } = useKernel()
  return (
    <EmptyState
      icon="wallet"
      title={say('noWallets')}
      action={
        <Button compact focusKey="help" onPress={() => router.push('WhatIsAWallet')}>
          {say('whatIsAWallet')}
        </Button>
      }
    >
      {say('noWalletsText')}
    </EmptyState>
  )
}
