import type { Kernel } from '@billfold/kernel'
import { type ViewScope, useKernel, useVisit } from '@billfold/ui/kit'

import { type Pairing, pairingKey } from '../contract.js'
import { PairAttempt } from './pair-attempt.js'

/** What the views of pairing draw: the link, and the attempt that waits for its wallet. */
export interface PairingVisit {
  readonly pairing: Pairing
  readonly attempt: PairAttempt
}

/** The pairing of a visit. To be read in an observer. */
export function usePairing(): PairingVisit {
  const kernel = useKernel()
  return { pairing: kernel.get(pairingKey), attempt: useVisit(createAttempt) }
}

function createAttempt(kernel: Kernel, scope: ViewScope): PairAttempt {
  return new PairAttempt(kernel, scope)
}
