import { Stack, Title, observer, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { shellMessages } from '../messages/shell-messages.js'
import { AllWalletsButton } from './all-wallets-button.js'
import { Consent, useConsent } from './consent.js'
import { NoWallets } from './no-wallets.js'
import { useWalletRows } from './use-wallet-rows.js'
import { WalletList } from './wallet-list.js'

/** The wallets alone, without the other ways to connect. */
export const ConnectWalletsView: FunctionComponent = observer(function ConnectWalletsView() {
  const say = useTranslate(shellMessages)
  const rows = useWalletRows()
  const consent = useConsent()
  return (
    <Stack gap={16}>
      <Title>{say('connectWalletsTitle')}</Title>
      {consent.isNeeded && <Consent consent={consent} />}
      {rows.length === 0 ? <NoWallets /> : <WalletList rows={rows} isBlocked={consent.isMissing} />}
      <AllWalletsButton shown={rows.length} />
    </Stack>
  )
})
