import { Checkbox, RichText, TextLink, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'
import { runInAction } from 'mobx'

import { shellMessages } from '../messages/shell-messages.js'
import { useShell } from '../app/shell-context.js'
import { needsConsent } from './needs-consent.js'

/** The box to tick before one may connect. */
export function Consent({ consent }: { readonly consent: ConsentState }): ReactElement {
  const say = useTranslate(shellMessages)
  const { termsUrl, privacyUrl } = useKernel().options
  const only = termsUrl === undefined ? 'agreePrivacy' : 'agreeTerms'
  return (
    <Checkbox checked={consent.isGiven} onChecked={(isOn) => consent.give(isOn)}>
      <RichText
        message={say(termsUrl !== undefined && privacyUrl !== undefined ? 'agreeBoth' : only)}
        tags={{
          terms: (text) => <TextLink href={termsUrl ?? ''}>{text}</TextLink>,
          privacy: (text) => <TextLink href={privacyUrl ?? ''}>{text}</TextLink>,
        }}
      />
    </Checkbox>
  )
}

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
