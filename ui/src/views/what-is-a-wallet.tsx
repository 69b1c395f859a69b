import { Button, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { AboutPage } from './about-page.js'
import { useWalletList } from './use-wallet-list.js'

/** Explains what a wallet is, to who has none, and leads to where one can be found. */
export const WhatIsAWalletView: FunctionComponent = observer(function WhatIsAWalletView() {
  const say = useTranslate(viewMessages)
  const { router, features } = useKernel()
  const list = useWalletList()
  const mayFind = list !== undefined && features.isOn('allWallets')
  return (
    <AboutPage
      title={say('aboutWalletTitle')}
      points={[
        { icon: 'lock', title: say('aboutWalletKeys'), text: say('aboutWalletKeysText') },
        { icon: 'wallet', title: say('aboutWalletHolds'), text: say('aboutWalletHoldsText') },
        { icon: 'check', title: say('aboutWalletYours'), text: say('aboutWalletYoursText') },
      ]}
      action={
        <Button kind="primary" onPress={() => (mayFind ? router.push('AllWallets') : router.back())}>
          {say(mayFind ? 'getWallet' : 'understood')}
        </Button>
      }
    />
  )
})
