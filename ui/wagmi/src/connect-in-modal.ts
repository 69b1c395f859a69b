import type { Billfold } from '@billfold/ui'
import { UserRejectedRequestError } from 'viem'

import { type EvmState, evmState } from './evm-state.js'

/** Opens the modal and waits for a wallet of the EVM family. Rejects when the visitor closes it without one. */
export async function connectInModal(billfold: Billfold): Promise<EvmState> {
  await billfold.open({ namespace: 'eip155' })
  const state = await new Promise<EvmState | undefined>((resolve) => {
    const look = (): void => {
      const snapshot = billfold.getSnapshot()
      const found = evmState(snapshot)
      if (found === undefined && snapshot.isOpen) return
      undo()
      resolve(found)
    }
    const undo = billfold.subscribe(look)
    look()
  })
  if (state === undefined) throw new UserRejectedRequestError(new Error('The modal was closed before a wallet was connected.'))
  return state
}
