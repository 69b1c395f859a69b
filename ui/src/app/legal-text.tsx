import { RichText } from '../../kit/text/rich-text.js'
import { TextLink } from '../../kit/text/text-link.js'
import { Text } from '../../kit/text/text.js'
import type { Translate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import type { en } from '../messages/en.js'
import { styles } from './view-host.module.css'

export interface LegalPages {
  readonly termsUrl?: string
  readonly privacyUrl?: string
}

export interface LegalTextProps {
  readonly pages: LegalPages
  readonly say: Translate<typeof en>
}

/** The terms that the visitor accepts by going on. */
export function LegalText({ pages: { termsUrl, privacyUrl }, say }: LegalTextProps): ReactElement {
  const only = termsUrl === undefined ? 'legalPrivacy' : 'legalTerms'
  return (
    <div className={styles['footer']}>
      <Text kind="caption" tone="faint" align="center">
        <RichText
          message={say(termsUrl !== undefined && privacyUrl !== undefined ? 'legalBoth' : only)}
          tags={{
            terms: (text) => <TextLink href={termsUrl ?? ''}>{text}</TextLink>,
            privacy: (text) => <TextLink href={privacyUrl ?? ''}>{text}</TextLink>,
          }}
        />
      </Text>
    </div>
  )
}

/** The pages that going on agrees to, unless there are none, or there is a box to tick instead. */
export function legalPages({ termsUrl, privacyUrl }: LegalPages, isCheckboxOn: boolean): LegalPages | undefined {
  if (isCheckboxOn || (termsUrl === undefined && privacyUrl === undefined)) return undefined
  return { ...(termsUrl !== undefined && { termsUrl }), ...(privacyUrl !== undefined && { privacyUrl }) }
}
