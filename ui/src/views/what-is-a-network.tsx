import { Button, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { AboutPage } from './about-page.js'

/** Explains what a network is. */
export function WhatIsANetworkView(): ReactElement {
  const say = useTranslate(viewMessages)
  const { router } = useKernel()
  return (
    <AboutPage
      title={say('aboutNetworkTitle')}
      points={[
        { icon: 'network', title: say('aboutNetworkShared'), text: say('aboutNetworkSharedText') },
        { icon: 'info', title: say('aboutNetworkOwn'), text: say('aboutNetworkOwnText') },
        { icon: 'swap', title: say('aboutNetworkChoose'), text: say('aboutNetworkChooseText') },
      ]}
      action={
        <Button kind="primary" onPress={() => router.back()}>
          {say('understood')}
        </Button>
      }
    />
  )
}
