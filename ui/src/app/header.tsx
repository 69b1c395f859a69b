import { IconButton, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'

import { shellMessages } from '../messages/shell-messages.js'
import { HeaderFrame } from './header-frame.js'
import { type HeaderStart, headerStart } from './header-start.js'
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
  const { modal, router, options, networks, families } = useKernel()
  const title = useScrolledTitle()
  const start = headerStart({
    view: router.view,
    canGoBack: router.canGoBack,
    isEmbedded: options.isEmbedded,
    mayChooseNetwork: options.networkSwitch && (networks.requested.length > 1 || families.activeNetwork?.isUnsupported === true),
  })
  return (
    <HeaderFrame
      start={starts[start]}
      title={title}
      say={say}
      onHelp={() => router.push('WhatIsAWallet')}
      onClose={options.isEmbedded ? undefined : () => void modal.requestClose()}
    />
  )
})

function Back(): ReactElement {
  const say = useTranslate(shellMessages)
  const { router } = useKernel()
  return <IconButton icon="back" label={say('back')} onPress={() => router.back()} />
}

function Network(): ReactElement {
  return (
    <div className={styles['plate']}>
      <NetworkChip />
    </div>
  )
}

const starts: Readonly<Record<HeaderStart, ReactElement | 'help'>> = {
  back: <Back />,
  network: <Network />,
  nothing: <span />,
  help: 'help',
}
