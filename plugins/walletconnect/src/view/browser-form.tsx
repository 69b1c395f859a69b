import type { Connector, WalletEntry } from '@billfold/kernel'
import { Button, EmptyState, Stack, Title, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { pairingMessages } from '../messages/pairing-messages.js'
import { getWallet } from './clicks.js'
import { PairHandshake } from './pair-handshake.js'

export interface BrowserFormProps {
  readonly wallet: WalletEntry
  /** Its extension; undefined when it is not installed. */
  readonly connector: Connector | undefined
}

/** The wallet is an extension of this browser, or would be. */
export function BrowserForm({ wallet, connector }: BrowserFormProps): ReactElement {
  const say = useTranslate(pairingMessages)
  const kernel = useKernel()
  const values = { wallet: wallet.name }
  if (connector === undefined) {
    const action = (
      <Button compact onPress={() => getWallet(kernel, wallet)}>
        {say('get', values)}
      </Button>
    )
    return (
      <EmptyState icon="wallet" title={say('notDetected', values)} action={action}>
        {say('notDetectedText')}
      </EmptyState>
    )
  }
  const target = { connectorId: connector.id, namespace: connector.namespace, wallet }
  return (
    <Stack gap={20}>
      <PairHandshake wallet={wallet} state="idle" />
      <Title lead={say('browserLead')}>{say('browserTitle', values)}</Title>
      <Button kind="primary" onPress={() => kernel.router.replace('ConnectingExternal', target)}>
        {say('connect')}
      </Button>
    </Stack>
  )
}
