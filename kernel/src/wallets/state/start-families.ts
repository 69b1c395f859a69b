import { runInAction } from 'mobx'
import type { KernelPorts } from '../../core/ports.js'
import type { Log } from '../../core/log/log.js'
import type { BegunRestore } from '../engine/restorer.js'
import type { Attempt } from './connecting.js'
import type { Families } from './families.js'
import type { FamilyState } from './family-state.js'
import type { Connected } from './connected.js'
import type { LateEngine } from '../engine/engine.js'
import type { Records } from './records.js'
import type { Tabs } from '../engine/tabs.js'

/** Parts that the start works with. */
export interface StartFamiliesNeeds {
  readonly ports: Pick<KernelPorts, 'tabs' | 'device'>
  readonly families: Families
  readonly connected: Connected
  readonly records: Records
  readonly engine: LateEngine
  readonly log: Log
  /** What was stored when the page began to listen. */
  readonly entries: Records['entries']
  /** The host wants connections back at start. */
  readonly isRestoreOn: boolean
  /** Keeps what is undone in the end. */
  hold(undo: () => void): void
}

/** Listens to other tabs and restores what was connected. While nothing was, the code for both waits for the first word. Never rejects. */
export async function startFamilies(needs: StartFamiliesNeeds): Promise<void> {
  listen(needs)
  const { families, connected, records, engine, log, entries, isRestoreOn } = needs
  if (!records.wasConnected) return
  if (!isRestoreOn) return records.saveStatus('disconnected')
  const all = families.all
  // At once: nobody sees a family disconnected that is about to come back.
  const begun = runInAction(() =>
    all.flatMap((family): BegunRestore[] => {
      const connectorId = entries[family.namespace]?.id
      return connectorId === undefined
        ? []
        : [{ family, connectorId, isStored: true, attempt: beginRestoring(connected, family, connectorId) }]
    }),
  )
  try {
    await engine.use(({ tabs }) => tabs.restore(begun, all))
  } catch (error) {
    log.error('What was connected could not be restored. The next visit tries again.', error)
    connected.as('none', () => runInAction(() => begun.forEach(giveUp)))
  }
}

function listen({ ports, records, engine, log, hold }: StartFamiliesNeeds): void {
  const unreachable = (error: unknown): void => log.warn('Other tabs cannot be reached.', error)
  const hear = (tell: (tabs: Tabs) => void): void => void engine.use(({ tabs }) => tell(tabs)).catch(unreachable)
  const recheck = (): void => hear((tabs) => tabs.recheck())
  hold(records.watch(recheck))
  hold(ports.device.watch((change) => change === 'visible' && (engine.here !== undefined || records.wasConnected) && recheck()))
  try {
    hold(ports.tabs.listen((message) => hear((tabs) => tabs.onMessage(message))))
  } catch (error) {
    unreachable(error)
  }
}

function giveUp({ family, attempt }: BegunRestore): void {
  if (family.attempt !== attempt) return
  family.remember(undefined)
  family.abandon(attempt)
}

/** Begins to ask for an earlier grant. Nobody is told that something which stands already is looked at again. */
export function beginRestoring(connected: Connected, family: FamilyState, connectorId: string): Attempt {
  return connected.as('none', () =>
    runInAction(() => {
      family.remember(connectorId)
      return family.begin('restore', connectorId)
    }),
  )
}
