import type { ViewName } from '@billfold/kernel'
import { RichText, Text, TextButton, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'

import { shellMessages } from '../messages/shell-messages.js'
import { LegalText, legalPages } from './legal-text.js'
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

/** Terms that the visitor agrees to by going on. It is a box to tick instead where the host wants that. */
function Legal(): ReactElement | undefined {
  const say = useTranslate(shellMessages)
  const { options, features } = useKernel()
  const pages = legalPages(options, features.isOn('legalCheckbox'))
  return pages && <LegalText pages={pages} say={say} />
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
