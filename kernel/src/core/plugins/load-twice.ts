import type { ClockPort } from '../ports.js'
import type { Log } from '../log/log.js'
import { runningError } from './running-errors.js'
import { pluginLimits } from './limits.js'
import type { PluginOwner } from './owner.js'

export interface LoadTwiceOptions<T> {
  /** The plugin whose code it is. */
  readonly owner: PluginOwner
  readonly clock: Pick<ClockPort, 'after'>
  readonly log: Pick<Log, 'warn'>
  readonly load: () => Promise<T>
}

/** Loads code of a plugin, with a second try: a deployment in between or a lost packet is over a moment later. */
export async function loadTwice<T>({ owner: { manifest, hold }, clock, log, load }: LoadTwiceOptions<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    log.warn(`${manifest.id} could not be loaded and is tried once more`, error)
  }
  await new Promise<void>((resolve) => void hold(clock.after(pluginLimits.retryGap, resolve)))
  try {
    return await load()
  } catch (cause) {
    throw runningError('plugin/not-loaded', { plugin: manifest.id }, cause)
  }
}
