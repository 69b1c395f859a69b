import { Button, EmptyState, type ReactView, type ViewProps, observer, useKernel, useTranslate } from '@billfold/ui/kit'

import { pairingMessages } from '../messages/pairing-messages.js'

const PairingEnded = observer(function PairingEnded({ data: { name, reason } }: ViewProps<'PairingEnded'>) {
  const say = useTranslate(pairingMessages)
  const { router, chains } = useKernel()
  // Of several wallets another one may have taken its place.
  const isConnected = chains.active?.address !== undefined
  const action = (
    <Button compact onPress={() => router.reset(isConnected ? 'Account' : 'Connect')}>
      {say(isConnected ? 'goOn' : 'connectAgain')}
    </Button>
  )
  return (
    <div role="status">
      <EmptyState icon="wallet" title={say(reason === 'wallet' ? 'endedByWallet' : 'endedByTime', { wallet: name })} action={action}>
        {say('endedText')}
      </EmptyState>
    </div>
  )
})

/** Says who ended a connection, when it was not the visitor. */
export const pairingEnded: ReactView<'PairingEnded'> = { component: PairingEnded, messages: [pairingMessages] }
