import { IconButton, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'

import { shellMessages } from '../messages/shell-messages.js'
import { headerStart } from './header-start.js'
import { styles } from './header.module.css'
import { lazyPart } from './lazy-part.js'
import { useScrolledTitle } from './use-scrolled-title.js'

const NetworkChip = lazyPart({
  load: async () => (await import('../views/later-views.js')).NetworkChip,
  instead: function NetworkButton() {
    const say = useTranslate(shellMessages)
    const { router } = useKernel()
    return <IconButton icon="network" label={say('chooseNetwork')} focusKey="header-network" onPress={() => router.push('Networks')} />
  },
})

/** The bar of the card: the way back, or what the view has instead; the title, once it has scrolled away; the way out. */
export const Header: FunctionComponent = observer(function Header() {
  const say = useTranslate(shellMessages)
  const { modal, options } = useKernel()
  const title = useScrolledTitle()
  return (
    <div className={`${styles['header']} ${title === undefined ? '' : styles['lifted']}`} part="header">
      <Start />
      <span className={styles['title']} aria-hidden="true">
        {title !== undefined && (
          <span key={title} className={styles['text']}>
            {title}
          </span>
        )}
      </span>
      {!options.isEmbedded && <IconButton icon="close" label={say('close')} onPress={() => void modal.requestClose()} />}
    </div>
  )
})

const Start = observer(function Start(): ReactElement {
  const say = useTranslate(shellMessages)
  const { router, options, networks, families } = useKernel()
  const start = headerStart({
    view: router.view,
    canGoBack: router.canGoBack,
    isEmbedded: options.isEmbedded,
    mayChooseNetwork: options.networkSwitch && (networks.requested.length > 1 || families.activeNetwork?.isUnsupported === true),
  })
  if (start === 'network') {
    return (
      <div className={styles['plate']}>
        <NetworkChip />
      </div>
    )
  }
  if (start === 'back') return <IconButton icon="back" label={say('back')} onPress={() => router.back()} />
  if (start === 'help') {
    return <IconButton icon="help" label={say('whatIsAWallet')} focusKey="header-help" onPress={() => router.push('WhatIsAWallet')} />
  }
  return <span />
})
