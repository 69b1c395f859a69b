import type { ConnectionRef, ConnectionState } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import { connectionError } from '../errors/connection-errors.js'
import { shown } from '../../core/errors/shown.js'
import type { ConnectOutcome, Connecting } from '../state/connecting.js'
import { freshFlow, switchActions } from './connector-facts.js'
import type { Connectors } from '../state/connectors.js'
import type { HeldSessions } from '../state/held-sessions.js'
import type { RecordKeeper } from './record-keeper.js'
import type { Sessions } from './sessions.js'
import type { ModalPort } from '../state/modal-port.js'

/** Parts that connections are switched with. */
export interface SwitchingNeeds {
  readonly connectors: Connectors
  readonly held: HeldSessions
  readonly connecting: Pick<Connecting, 'connect'>
  readonly sessions: Pick<Sessions, 'activate'>
  readonly keeper: Pick<RecordKeeper, 'socialProvider'>
  readonly modal: ModalPort
}

/** A switch to a connection: where that stands, and the account that comes to the front with it. */
export interface SwitchRequest {
  readonly state: ConnectionState
  readonly address: string | undefined
}

/** Brings a connection to the front: through its connector while it stands, by starting over when it is gone. */
export async function switchConnection(
  { namespace, connectorId: id }: ConnectionRef,
  { state, address }: SwitchRequest,
  needs: SwitchingNeeds,
): Promise<ConnectOutcome | undefined> {
  const { connectors, held, connecting, sessions } = needs
  if (!Object.hasOwn(switchActions, state)) throw connectionError('connection/invalid-status', { status: shown(state) })
  const connector = connectors.find({ id, namespace })
  if (connector === undefined) throw connectionError('connection/connector-not-found', { id })
  if (switchActions[state] === 'start') return startOver(connector, needs)

  const outcome = await connecting.connect(connector)
  const found = held.find({ id, namespace })
  if (found !== undefined && address !== undefined) sessions.activate(found, address)
  return outcome
}

function startOver(connector: Connector, { modal, keeper: { socialProvider } }: SwitchingNeeds): undefined {
  const start = {
    email: () => modal.show('EmailLogin'),
    social: () => (socialProvider === 'farcaster' ? modal.show('ConnectingFarcaster') : modal.show('Connect')),
    walletConnect: () => modal.show('ConnectingWalletConnect'),
    external: () => modal.show('ConnectingExternal', { connectorId: connector.id, namespace: connector.namespace }),
  }
  start[freshFlow(connector.type, socialProvider)]()
}
