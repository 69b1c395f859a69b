import { useKernel, useTranslate } from '@billfold/ui/kit'
import { runInAction } from 'mobx'
import type { ReactElement } from 'react'

import { useShell } from '../app/shell-context.js'
import { shellMessages } from '../messages/shell-messages.js'
import { Consent } from './consent.js'
import { needsConsent } from './needs-consent.js'

/** The consent that a way to connect waits for. */
export interface ConsentState {
  readonly isMissing: boolean
  /** The box to tick, where one is needed. */
  readonly box: ReactElement | undefined
}

/** Whether the visitor must agree to something first, and has: one consent for all views of a modal. To be used in an observer. */
export function useConsent(): ConsentState {
  const say = useTranslate(shellMessages)
  const { features, options } = useKernel()
  const { consent } = useShell()
  const isGiven = consent.get()
  if (!needsConsent({ ...options, isCheckboxOn: features.isOn('legalCheckbox') })) return { isMissing: false, box: undefined }
  const give = (isOn: boolean): void => runInAction(() => consent.set(isOn))
  return { isMissing: !isGiven, box: <Consent pages={options} isGiven={isGiven} say={say} onGive={give} /> }
}
