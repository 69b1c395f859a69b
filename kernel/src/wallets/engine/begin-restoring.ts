import { runInAction } from 'mobx'
import type { Attempt } from '../state/attempt.js'
import type { FamilyState } from '../state/family-state.js'
import type { Connected } from '../state/connected.js'

/** Begins to ask for an earlier grant. Nobody is told that something which stands already is looked at again. */
export function beginRestoring(connected: Connected, family: FamilyState, connectorId: string): Attempt {
  return connected.as('none', () =>
    runInAction(() => {
      family.remember(connectorId)
      return family.begin('restore', connectorId)
    }),
  )
}
