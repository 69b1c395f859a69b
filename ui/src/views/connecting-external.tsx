import type { ConnectOutcome, Connector, Kernel } from '@billfold/kernel'
import {
  Button,
  type ConnectPhase,
  type ConnectRequest,
  type HandshakeProps,
  Notice,
  Picture,
  Stack,
  TryAgain,
  type ViewProps,
  type ViewScope,
  connectorPicture,
  observer,
  shortName,
  useAppName,
  useConnectFlow,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { shellMessages } from '../messages/shell-messages.js'
import { viewMessages } from '../messages/view-messages.js'
import { HandshakeHead } from './handshake-head.js'
import { OtherFamilies } from './other-families.js'
import { rememberWallet } from './remembered-wallets.js'
import { walletWarning } from './wallet-warning.js'
import { wordedName } from '../../kit/wallet-name/worded-name.js'

type Props = ViewProps<'ConnectingExternal'>

/** After this long without an answer there is a hint, in milliseconds. */
const slowAfter = 8000

/** Waits for a wallet to answer, and says what it answered. */
export const ConnectingExternalView: FunctionComponent<Props> = observer(function ConnectingExternalView({ data }: Props) {
  const say = useTranslate(viewMessages)
  const sayShell = useTranslate(shellMessages)
  const kernel = useKernel()
  const { phase, ask } = useConnectFlow(describeRequest)
  const connector = kernel.connectors.find({ id: data.connectorId, namespace: data.namespace })
  const wallet = wordedName(connector?.name ?? data.wallet?.name ?? data.connectorId, sayShell)
  const { address } = kernel.families.find(data.namespace) ?? {}
  const warning = connector && walletWarning({ connectors: [connector] }, sayShell)
  const [title, lead] = words[phase]
  const values = { wallet: shortName(wallet), app: useAppName() }
  const mayRetry = phase === 'declined' || phase === 'failed'
  const mayCancel = phase === 'waiting' || phase === 'slow' || phase === 'pending'
  return (
    <Stack gap={20}>
      <HandshakeHead
        name={wallet}
        picture={<Picture name={wallet} source={connector && connectorPicture(kernel, connector)} size={56} />}
        address={phase === 'connected' ? address : undefined}
        state={pictures[phase]}
        title={say(title, values)}
        lead={say(lead, values)}
        note={phase === 'slow' ? say('connectingSlow') : undefined}
      />
      {warning !== undefined && <Notice icon="warning">{warning}</Notice>}
      {phase === 'slow' && (
        <Button kind="primary" icon="refresh" onPress={() => void askAgain(kernel, data, ask)}>
          {say('openAgain')}
        </Button>
      )}
      {mayRetry && <TryAgain kind="primary" onPress={() => void ask()} />}
      {phase === 'gone' && (
        <Button kind="primary" onPress={() => kernel.router.back()}>
          {say('chooseWallet')}
        </Button>
      )}
      {mayCancel && <Button onPress={() => kernel.router.back()}>{say('cancel')}</Button>}
      {connector !== undefined && (mayCancel || mayRetry) && <OtherFamilies connector={connector} />}
    </Stack>
  )
})

const words = {
  waiting: ['connectingTitle', 'connectingLead'],
  slow: ['connectingTitle', 'connectingLead'],
  connected: ['connectingDone', 'connectingDoneLead'],
  declined: ['connectingDeclined', 'connectingDeclinedLead'],
  failed: ['connectingFailed', 'connectingFailedLead'],
  pending: ['connectingPending', 'connectingPendingLead'],
  gone: ['connectingGone', 'connectingGoneLead'],
} as const satisfies Record<ConnectPhase, readonly [string, string]>

const pictures: Readonly<Record<ConnectPhase, HandshakeProps['state']>> = {
  waiting: 'pending',
  slow: 'pending',
  pending: 'pending',
  connected: 'ok',
  declined: 'declined',
  failed: 'error',
  gone: 'error',
}

/** Describes the request to the wallet of a view. One that is asked already is not asked twice. */
function describeRequest(kernel: Kernel, { entry }: ViewScope): ConnectRequest {
  const { connectorId: id, namespace } = entry.data as Props['data']
  const find = (): Connector | undefined => kernel.connectors.find({ id, namespace })
  return {
    slowAfter,
    ask(signal) {
      const connector = find()
      return connector && askWallet(kernel, connector, signal)
    },
    cancel: () => kernel.connections.cancel(namespace),
    onConnected() {
      const connector = find()
      if (connector !== undefined) rememberWallet(kernel, connector)
    },
  }
}

/** Gives up the request that nobody answers, so that the wallet comes to the front with another one. */
async function askAgain({ connections }: Kernel, { namespace }: Props['data'], ask: () => Promise<void>): Promise<void> {
  connections.cancel(namespace)
  await ask()
}

async function askWallet({ families, connections }: Kernel, connector: Connector, signal: AbortSignal): Promise<ConnectOutcome> {
  // A family that nobody can read from would be connected to no use.
  await families.needAdapter(connector.namespace, 'connectExternal')
  return signal.aborted ? { status: 'cancelled' } : connections.connect(connector)
}
