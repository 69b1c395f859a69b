import { Checkbox } from '../../kit/checkbox/checkbox.js'
import { RichText } from '../../kit/text/rich-text.js'
import { TextLink } from '../../kit/text/text-link.js'
import type { Translate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import type { LegalPages } from '../app/legal-text.js'
import type { en } from '../messages/en.js'

export interface ConsentProps {
  readonly pages: LegalPages
  readonly isGiven: boolean
  readonly say: Translate<typeof en>
  readonly onGive: (isGiven: boolean) => void
}

/** The box to tick before one may connect, without a state of its own. */
export function Consent({ pages: { termsUrl, privacyUrl }, isGiven, say, onGive }: ConsentProps): ReactElement {
  const only = termsUrl === undefined ? 'agreePrivacy' : 'agreeTerms'
  return (
    <Checkbox checked={isGiven} onChecked={onGive}>
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
