import { useKernel } from '@billfold/ui/kit'
import { runInAction } from 'mobx'

import { useShell } from '../app/shell-context.js'
import { needsConsent } from '../wallets/legal-gate.js'

/** Whether the visitor must agree to something first, and has. */
export interface ConsentState {
  readonly isNeeded: boolean
  readonly isGiven: boolean
  readonly isMissing: boolean
  give(isGiven: boolean): void
}

/** The consent that a way to connect waits for: one for all views of a modal. To be used in an observer. */
export function useConsent(): ConsentState {
  const { features, options } = useKernel()
  const { consent } = useShell()
  const isNeeded = needsConsent({ ...options, isCheckboxOn: features.isOn('legalCheckbox') })
  const isGiven = consent.get()
  return { isNeeded, isGiven, isMissing: isNeeded && !isGiven, give: (isOn) => runInAction(() => consent.set(isOn)) }
}
