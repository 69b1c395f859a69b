import { Picture, networkPicture, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { useFirstModel } from '../views/use-first-model.js'
import { NetworkChipFrame } from './network-chip-frame.js'

/** The network in use, and the way to another one. */
export const NetworkChip: FunctionComponent = observer(function NetworkChip() {
  const say = useTranslate(viewMessages)
  const kernel = useKernel()
  const first = useFirstModel('Account')
  const live = kernel.families.activeNetwork
  return (
    <NetworkChipFrame
      network={first === undefined ? live : first.network}
      say={say}
      Picture={Picture}
      picture={(network) => networkPicture(kernel, network)}
      onPress={() => kernel.router.push('Networks')}
    />
  )
})
