import { Stack, Title, observer } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { AllWalletsButton } from './all-wallets-button.js'
import { NoWallets } from './no-wallets.js'
import { useConnectContext } from './use-connect-context.js'
import { useConsent } from './use-consent.js'
import { useShownWallets } from './use-shown-wallets.js'
import { WalletRowList } from './wallet-row-list.js'

/** The wallets alone, without the other ways to connect. */
export const ConnectWalletsView: FunctionComponent = observer(function ConnectWalletsView() {
  const wallets = useShownWallets()
  const consent = useConsent()
  const context = useConnectContext(wallets, consent.isMissing)
  return (
    <Stack gap={16}>
      <Title>{context.say('connectWalletsTitle')}</Title>
      {consent.box}
      {wallets.length === 0 ? <NoWallets context={context} /> : <WalletRowList wallets={wallets} context={context} />}
      <AllWalletsButton shown={wallets.length} context={context} />
    </Stack>
  )
})
