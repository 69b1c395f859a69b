import type { ViewName } from '@billfold/kernel'
import { RichText, Text, TextButton, TextLink, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'

import { shellMessages } from '../messages/shell-messages.js'
import { styles } from './view-host.module.css'

const drawn: Readonly<Record<string, () => ReactElement | undefined>> = { legal: Legal, default: Networks }

/** What stands under a view, as the slot for it says. */
export const Footers: FunctionComponent<{ readonly view: ViewName }> = observer(function Footers({ view }: { readonly view: ViewName }) {
  const { slots } = useKernel()
  const ids = new Set(slots.entries('modal.footer').flatMap(({ item }) => (item.views.includes(view) ? [item.id] : [])))
  return (
    <>
      {[...ids].map((id) => {
        const Footer = Object.hasOwn(drawn, id) ? drawn[id] : undefined
        return Footer === undefined ? undefined : <Footer key={id} />
      })}
    </>
  )
})

/** What the visitor agrees to by connecting. It is a box to tick instead where the host wants that. */
function Legal(): ReactElement | undefined {
  const say = useTranslate(shellMessages)
  const { options, features } = useKernel()
  const { termsUrl, privacyUrl } = options
  if (features.isOn('legalCheckbox') || (termsUrl === undefined && privacyUrl === undefined)) return undefined
  const message = legalMessage(options)
  return (
    <div className={styles['footer']}>
      <Text kind="caption" tone="faint" align="center">
        <RichText
          message={say(message)}
          tags={{
            terms: (text) => <TextLink href={termsUrl ?? ''}>{text}</TextLink>,
            privacy: (text) => <TextLink href={privacyUrl ?? ''}>{text}</TextLink>,
          }}
        />
      </Text>
    </div>
  )
}

interface LegalPages {
  readonly termsUrl?: string
  readonly privacyUrl?: string
}

function legalMessage({ termsUrl, privacyUrl }: LegalPages): 'legalBoth' | 'legalTerms' | 'legalPrivacy' {
  if (termsUrl === undefined) return 'legalPrivacy'
  return privacyUrl === undefined ? 'legalTerms' : 'legalBoth'
}

function Networks(): ReactElement {
  const say = useTranslate(shellMessages)
  const { router, options } = useKernel()
  const app = options.metadata.name
  return (
    <div className={styles['footer']}>
      <Text kind="caption" tone="faint" align="center">
        <RichText
          message={app === undefined ? say('networksFooter') : say('networksFooterOf', { app })}
          tags={{
            help: (text) => (
              <TextButton focusKey="help" onPress={() => router.push('WhatIsANetwork')}>
                {text}
              </TextButton>
            ),
          }}
        />
      </Text>
    </div>
  )
}
