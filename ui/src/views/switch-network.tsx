import type { Kernel } from '@billfold/kernel'
import {
  Button,
  type HandshakeProps,
  Picture,
  Stack,
  TryAgain,
  type ViewScope,
  networkPicture,
  observer,
  useAppName,
  useKernel,
  useTranslate,
  useVisit,
} from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { walletName } from './wallet-name.js'
import { HandshakeHead } from './handshake-head.js'
import { NetworkAttempt, type SwitchPhase } from './network-attempt.js'

/** Waits for the wallet to change its network, after a yes of the visitor where one is needed. */
export const SwitchNetworkView: FunctionComponent = observer(function SwitchNetworkView() {
  const say = useTranslate(viewMessages)
  const kernel = useKernel()
  const { phase, network, ask } = useVisit(createAttempt)
  const wallet = walletName(kernel, network.chainNamespace, say)
  const values = { network: network.name, wallet, app: useAppName() }
  const [title, lead] = words[phase]
  const isDeclined = phase === 'declined' || phase === 'failed'
  return (
    <Stack gap={20}>
      <HandshakeHead
        name={network.name}
        picture={<Picture name={network.name} source={networkPicture(kernel, network)} shape="round" size={56} />}
        state={pictures[phase]}
        title={say(title, values)}
        lead={say(lead, values)}
      />
      {phase === 'asking' && (
        <Button kind="primary" onPress={() => void ask()}>
          {say('switchConfirm')}
        </Button>
      )}
      {isDeclined && <TryAgain kind="primary" onPress={() => void ask()} />}
      {(phase === 'waiting' || phase === 'unsupported') && (
        <Button kind={phase === 'waiting' ? 'quiet' : 'primary'} onPress={() => kernel.router.back()}>
          {say(phase === 'waiting' ? 'cancel' : 'back')}
        </Button>
      )}
    </Stack>
  )
})

const words = {
  asking: ['switchTitle', 'switchConfirmLead'],
  waiting: ['switchTitle', 'switchLead'],
  done: ['switchTitle', 'switchLead'],
  declined: ['switchDeclined', 'switchDeclinedLead'],
  failed: ['switchFailed', 'switchFailedLead'],
  unsupported: ['switchUnsupported', 'switchUnsupportedLead'],
} as const satisfies Record<SwitchPhase, readonly [string, string]>

const pictures: Readonly<Record<SwitchPhase, HandshakeProps['state']>> = {
  asking: 'idle',
  waiting: 'pending',
  done: 'ok',
  declined: 'declined',
  failed: 'error',
  unsupported: 'error',
}

function createAttempt(kernel: Kernel, scope: ViewScope): NetworkAttempt {
  return new NetworkAttempt(kernel, scope)
}
