import { runInAction } from 'mobx'
import type { KernelPorts } from '../../core/ports.js'
import type { Log } from '../../core/log/log.js'
import type { LazyEngine } from '../engine/engine.js'
import type { BegunRestore } from '../engine/restorer.js'
import type { TabSync } from '../engine/tab-sync.js'
import type { Attempt } from './connecting.js'
import type { Families } from './families.js'
import type { FamilyState } from './family-state.js'
import type { Records } from './records.js'

/** Parts that the start works with. */
export interface StartFamiliesNeeds {
  readonly ports: Pick<KernelPorts, 'tabs' | 'device'>
  readonly families: Families
  readonly records: Records
  readonly engine: LazyEngine
  readonly log: Log
  /** The stored connections at the moment at which the page began to listen. */
  readonly entries: Records['entries']
  /** The host wants connections back at start. */
  readonly isRestoreOn: boolean
  /** Keeps what is undone in the end. */
  hold(undo: () => void): void
}

/** Listens to other tabs and restores what was connected. While nothing was, the code for both waits for the first message. Never rejects. */
export async function startFamilies(needs: StartFamiliesNeeds): Promise<void> {
  listen(needs)
  const { families, records, engine, log, entries, isRestoreOn } = needs
  if (!records.wasConnected) return
  if (!isRestoreOn) return records.saveStatus('disconnected')
  const all = families.all
  // At once: nobody sees a family disconnected that is about to come back.
  const begun = all.flatMap((family): BegunRestore[] => {
    const connectorId = entries[family.namespace]?.id
    return connectorId === undefined ? [] : [{ family, connectorId, origin: 'stored', attempt: beginRestoring(family, connectorId) }]
  })
  try {
    await engine.use(({ sync }) => sync.restore(begun, all))
  } catch (error) {
    log.error('What was connected could not be restored. The next visit tries again.', error)
    begun.forEach(giveUp)
  }
}

function listen({ ports, records, engine, log, hold }: StartFamiliesNeeds): void {
  const unreachable = (error: unknown): void => log.warn('Other tabs cannot be reached.', error)
  const hear = (tell: (sync: TabSync) => void): void => void engine.use(({ sync }) => tell(sync)).catch(unreachable)
  const recheck = (): void => hear((sync) => sync.recheck())
  hold(records.watch(recheck))
  hold(ports.device.watch((change) => change === 'visible' && (engine.value !== undefined || records.wasConnected) && recheck()))
  try {
    hold(ports.tabs.listen((message) => hear((sync) => sync.onMessage(message))))
  } catch (error) {
    unreachable(error)
  }
}

function giveUp({ family, attempt }: BegunRestore): void {
  if (family.attempt !== attempt) return
  runInAction(() => {
    family.remember(undefined)
    family.abandon(attempt)
  })
}

/** Begins to ask for an earlier grant. What stands meanwhile stays. */
export function beginRestoring(family: FamilyState, connectorId: string): Attempt {
  return runInAction(() => {
    family.remember(connectorId)
    return family.begin('restore', connectorId)
  })
}
