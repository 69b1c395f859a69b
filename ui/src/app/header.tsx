import { IconButton, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'

import { shellMessages } from '../messages/shell-messages.js'
import { HeaderFrame, NetworkPlate } from './header-frame.js'
import { type HeaderStart, headerStart } from './header-start.js'
import { useShell } from './shell-context.js'
import { type LazyPart, lazyPart } from './lazy-part.js'
import { useScrolledTitle } from './use-scrolled-title.js'

export const NetworkChip: LazyPart = lazyPart({
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
  const { stage } = useShell()
  const title = useScrolledTitle()
  const start = headerStart({
    view: stage.view,
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

const starts: Readonly<Record<HeaderStart, ReactElement | 'help'>> = {
  back: <Back />,
  network: (
    <NetworkPlate>
      <NetworkChip />
    </NetworkPlate>
  ),
  nothing: <span />,
  help: 'help',
}
