import type { Account } from '@billfold/kernel'
import { Address, CopyButton, Heading, List, Row, Spread, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { type ProfileWallet, profileWalletsKey } from '../contract.js'
import { multiWalletMessages } from '../messages/multi-wallet-messages.js'

export interface AccountListProps {
  readonly wallet: ProfileWallet
}

/** The accounts of a wallet. A press brings one to the front, and its wallet with it. */
export const AccountList: FunctionComponent<AccountListProps> = observer(function AccountList({ wallet }: AccountListProps) {
  const say = useTranslate(multiWalletMessages)
  const store = useKernel().get(profileWalletsKey)
  const { state, accounts } = wallet
  const inUse = state === 'current' ? accounts[0]?.address : undefined
  return (
    <div>
      <Heading>{say('accounts')}</Heading>
      <List label={say('accounts')}>
        {byAddress(accounts).map(({ address, type = 'eoa' }) => (
          <Spread key={address} end={<CopyButton form="icon" text={address} label={say('copyAddress')} />}>
            <Row
              title={<Address value={address} />}
              subtitle={hasKinds(accounts) ? say(type) : undefined}
              selected={state === 'ended' ? undefined : address === inUse}
              focusKey={`account ${address}`}
              onPress={state === 'ended' ? undefined : () => void store.bringForward(wallet, address)}
            />
          </Spread>
        ))}
      </List>
    </div>
  )
})

/** The one in use comes first in a connection: here none moves from its place when it is chosen. */
function byAddress(accounts: readonly Account[]): readonly Account[] {
  return accounts.toSorted((one, other) => (one.address < other.address ? -1 : 1))
}

/** Says whether the wallet has accounts of several kinds, or of one that must be named. */
function hasKinds(accounts: readonly Account[]): boolean {
  return accounts.some(({ type = 'eoa' }) => type !== 'eoa')
}
