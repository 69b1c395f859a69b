import { Checkbox, RichText, TextLink, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { shellMessages } from '../messages/shell-messages.js'
import type { ConsentState } from './use-consent.js'

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
