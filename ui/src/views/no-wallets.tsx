import { Button, EmptyState, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { Outline } from '../app/outline.js'
import { shellMessages } from '../messages/shell-messages.js'

/** Stands where there is no wallet at all, once nobody is left who may bring one. */
export const NoWallets: FunctionComponent = observer(function NoWallets() {
  const say = useTranslate(shellMessages)
  const { router, plugins } = useKernel()
  if (plugins.list.some(({ state }) => state === 'loading')) return <Outline rows />
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
})
