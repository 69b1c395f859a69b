import { runInAction } from 'mobx'
import type { Attempt } from '../state/attempt.js'
import type { Chain } from '../state/chain.js'
import type { Connected } from '../state/connected.js'

/** Begins to ask for an earlier grant. Nobody is told that something which stands already is looked at again. */
export function beginRestoring(connected: Connected, chain: Chain, connectorId: string): Attempt {
  return connected.as('none', () =>
    runInAction(() => {
      chain.remember(connectorId)
      return chain.begin('restore', connectorId)
    }),
  )
}
