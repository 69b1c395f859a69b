import type { EventName, Events } from '@billfold/kernel'
import type { Billfold } from '@billfold/ui'
import { getCurrentScope, onScopeDispose } from 'vue'

/** Tells what happens, such as `connection:connected`, until the component, or the scope around it, is gone. */
export function useBillfoldEvent<K extends EventName>(billfold: Billfold, name: K, listener: (payload: Events[K]) => void): void {
  if (typeof document === 'undefined') return
  const unsubscribe = billfold.on(name, listener)
  if (getCurrentScope() !== undefined) onScopeDispose(unsubscribe)
}
