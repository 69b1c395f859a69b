import type { DevicePort } from '../src/core/ports.js'

/** Runs when the visitor comes back to the page, or the network to the device. Returns the undo. */
export function onReturn(device: Pick<DevicePort, 'watch'>, run: () => void): () => void {
  return device.watch((change) => {
    if (change === 'online' || change === 'visible') run()
  })
}
