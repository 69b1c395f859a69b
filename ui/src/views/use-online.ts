import { useSyncExternalStore } from 'react'

import { useShell } from '../app/shell-context.js'

/** Whether the device says that it is connected to a network. */
export function useOnline(): boolean {
  const { device } = useShell()
  return useSyncExternalStore(device.watch, device.isOnline)
}
