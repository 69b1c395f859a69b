import { type ChainNamespace, type ClockPort, type Connector, type PluginScope, connectorIds, kernelKey } from '@billfold/kernel'
import { when } from 'mobx'

import type { SdkClient } from './client/sdk-client.js'
import type { PairingClient } from './client/sdk.js'
import { pairingKey } from './contract.js'
import type { PairingStore } from './pairing/pairing-store.js'
import { pendingReturnKey, sdkClientKey, sessionsKey } from './services.js'
import type { PairedSessions } from './session/paired-sessions.js'

export interface ResumePairingNeeds {
  readonly sdk: Pick<SdkClient, 'open' | 'onOpen'>
  readonly pairing: Pick<PairingStore, 'settle'>
  readonly clock: Pick<ClockPort, 'after'>
  /** Restores the stored session; false when another attempt came first, such as one with another wallet. */
  restore(): Promise<boolean>
}

/** Number of tries to restore a session, and the pause between them, in milliseconds. */
const restoreTries = 6
const restorePause = 500

/**
 * Finds the answer of a wallet to a pairing of the page before, which was left or loaded anew. A caller that waits for a wallet by now gets
 * it; else it is restored as a session.
 */
export async function resumePairing(needs: ResumePairingNeeds): Promise<void> {
  const { sdk, pairing } = needs
  let restoring: Promise<unknown> = Promise.resolve()
  sdk.onOpen((client) => {
    const earlierLinks = new Set(client.core.pairing.getPairings().map(({ topic }) => topic))
    client.on('session_connect', ({ session }) => {
      if (!earlierLinks.has(session.pairingTopic)) return
      const isTaken = pairing.settle({ client, settled: session })
      if (!isTaken) restoring = restoring.then(() => restoreSession(client, needs))
    })
  })
  const client = await sdk.open()
  if (client.session.length > 0) await restoreSession(client, needs)
}

/** Restores the session that a wallet has settled, again when another attempt came first. */
async function restoreSession({ session }: PairingClient, { clock, restore }: ResumePairingNeeds): Promise<void> {
  for (let turn = 0; turn < restoreTries && session.length > 0; turn += 1) {
    if (await restore()) return
    await new Promise<void>((resolve) => clock.after(restorePause, resolve))
  }
}

/** Resumes the pairing of the page before, for every family that the wallet grants. */
export function resumePairingOf(scope: PluginScope): void {
  let isStopped = false
  scope.onStop(() => {
    isStopped = true
  })
  resumePairing({
    sdk: scope.get(sdkClientKey),
    pairing: scope.get(pairingKey) as PairingStore,
    clock: scope.get(kernelKey('clock')),
    restore: () => restoreFamilies(scope),
  }).catch((error: unknown) => {
    if (!isStopped) scope.get(kernelKey('log')).warn('A pairing that was under way could not be resumed', error)
  })
}

async function restoreFamilies(scope: PluginScope): Promise<boolean> {
  const live = await scope.get(sessionsKey).restore()
  const connectors = (live?.session.families ?? []).flatMap(({ namespace }) => connectorOf(scope, namespace) ?? [])
  const restored: boolean[] = []
  for (const connector of connectors) restored.push(await restoreFamily(scope, connector))
  if (restored.includes(true)) scope.get(pendingReturnKey).markAnswered()
  return restored.length > 0 && !restored.includes(false)
}

/** Connects one family, after an attempt that is under way, such as the restore of another wallet. */
async function restoreFamily(scope: PluginScope, connector: Connector): Promise<boolean> {
  const { namespace, id: connectorId } = connector
  await when(() => scope.get(kernelKey('families')).find(namespace)?.attempt === undefined)
  const connections = scope.get(kernelKey('connections'))
  return connections.stateOf({ namespace, connectorId }) !== 'ended' || connections.restore(connector)
}

function connectorOf(scope: PluginScope, namespace: ChainNamespace): Connector | undefined {
  return scope
    .get(kernelKey('connectors'))
    .added.find((connector) => connector.id === connectorIds.walletConnect && connector.namespace === namespace)
}

export interface OtherTabNeeds {
  readonly sdk: Pick<SdkClient, 'reopen'>
  readonly pairing: Pick<PairingStore, 'isAwaited' | 'settle'>
  readonly sessions: Pick<PairedSessions, 'newest'>
}

/** Takes the answer that another tab has received: tabs of one page are one client for the relay, and share its storage. */
export async function takeAnswerOfOtherTab({ sdk, pairing, sessions }: OtherTabNeeds): Promise<void> {
  if (!pairing.isAwaited) return
  const client = await sdk.reopen()
  const settled = sessions.newest(client)
  if (settled !== undefined) pairing.settle({ client, settled })
}
