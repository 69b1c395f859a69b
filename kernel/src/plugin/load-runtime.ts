import type { ClockPort } from '../contract/ports.js'
import type { Log } from '../log/log.js'
import { pluginError } from './errors.js'
import { pluginLimits } from './limits.js'
import type { PluginOwner } from './owner.js'

export interface LoadNeeds {
  readonly clock: Pick<ClockPort, 'after'>
  readonly log: Pick<Log, 'warn'>
}

/** Loads a plugin's code, with a second try: a deployment in between or a lost packet is over a moment later. */
export async function loadRuntime({ manifest, hold }: PluginOwner, { clock, log }: LoadNeeds): Promise<unknown> {
  try {
    return await manifest.load()
  } catch (error) {
    log.warn(`${manifest.id} could not be loaded and is tried once more`, error)
  }
  await new Promise<void>((resolve) => void hold(clock.after(pluginLimits.retryGap, resolve)))
  try {
    return await manifest.load()
  } catch (cause) {
    throw pluginError('plugin/not-loaded', { plugin: manifest.id }, cause)
  }
}
