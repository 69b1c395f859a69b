import type { Kernel } from '@billfold/kernel'
import { compareShallow, reaction } from 'mobx'

/** Brings another connected family to the front when the one in front has ended: nobody is told to connect who is. Returns the undo. */
export function stayConnected({ families }: Pick<Kernel, 'families'>): () => void {
  return reaction(
    () => ({ namespace: families.activeNamespace, isConnected: families.isConnected, status: families.active?.status }),
    (now, before) => {
      const hasEnded = now.namespace === before.namespace && before.isConnected && now.status === 'disconnected'
      const next = families.all.find(({ address }) => address !== undefined)
      if (hasEnded && next !== undefined) families.activate(next.namespace)
    },
    { equals: compareShallow },
  )
}
