import { Button, EmptyState, Stack, Title, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { AccountActions } from './account-actions.js'
import { AccountHead } from './account-head.js'
import { AccountSummary } from './account-summary.js'
import { AccountTabs } from './account-tabs.js'
import { Disconnect } from './disconnect.js'

/** The account in use: who it is, what it has, and what plugins let one do with it. */
export const AccountView: FunctionComponent = observer(function AccountView() {
  const say = useTranslate(viewMessages)
  const { families, router } = useKernel()
  const account = families.account()
  if (account?.address === undefined) {
    return (
      <Stack gap={16}>
        <Title>{say('account')}</Title>
        <EmptyState
          icon="wallet"
          title={say('disconnected')}
          action={
            <Button compact onPress={() => router.reset('Connect')}>
              {say('connectWallet')}
            </Button>
          }
        >
          {say('disconnectedText')}
        </EmptyState>
      </Stack>
    )
  }
  return (
    <Stack gap={20}>
      <AccountHead account={account} address={account.address} />
      <AccountSummary account={account} />
      <AccountActions />
      <AccountTabs />
      <Disconnect />
    </Stack>
  )
})
