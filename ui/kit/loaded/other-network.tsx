import type { FunctionComponent } from 'react'

import { Button } from '../button/button.js'
import { useTranslate } from '../environment/use-translate.js'
import { useKernel } from '../kernel/kernel-context.js'
import { laterKitMessages } from '../messages/later-kit-messages.js'
import { observer } from '../react/hooks.js'

/** The way to another network, where there is one to choose. */
export const OtherNetwork: FunctionComponent<{ readonly onPress?: () => void }> = observer(function OtherNetwork({ onPress }) {
  const say = useTranslate(laterKitMessages)
  const { networks, router, options } = useKernel()
  if (!options.networkSwitch || networks.requested.length < 2) return undefined
  return (
    <Button compact focusKey="choose network" onPress={onPress ?? (() => router.push('Networks'))}>
      {say('chooseNetwork')}
    </Button>
  )
})
