import { Button, type ReactView, Stack, Title, type ViewProps, observer, useKernel, useTranslate } from '@billfold/ui/kit'

import { pairingMessages } from '../messages/pairing-messages.js'
import { PairHandshake } from './pair-handshake.js'

const titles = { wallet: 'endedByWallet', expired: 'endedByTime' } as const

const PairingEnded = observer(function PairingEnded({ data: { name, reason } }: ViewProps<'PairingEnded'>) {
  const say = useTranslate(pairingMessages)
  const { router, families } = useKernel()
  // Of several wallets another one may have taken its place.
  const isConnected = families.active?.address !== undefined
  return (
    <Stack gap={20}>
      <PairHandshake wallet={{ id: name, name }} state="declined" />
      <div role="status">
        <Title lead={say('endedText')}>{say(titles[reason], { wallet: name })}</Title>
      </div>
      <Button kind="primary" onPress={() => router.reset(isConnected ? 'Account' : 'Connect')}>
        {say(isConnected ? 'goOn' : 'connectAgain')}
      </Button>
    </Stack>
  )
})

/** Says who ended a connection, when it was not the visitor. */
export const pairingEnded: ReactView<'PairingEnded'> = { component: PairingEnded, messages: [pairingMessages] }
