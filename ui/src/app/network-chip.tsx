import { Chip, HiddenText, Icon, Picture, networkPicture, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { networkName } from './network-name.js'

/** The network in use, and the way to another one. */
export const NetworkChip: FunctionComponent = observer(function NetworkChip() {
  const say = useTranslate(viewMessages)
  const kernel = useKernel()
  const network = kernel.families.activeNetwork
  const name = network === undefined ? say('chooseNetwork') : networkName(network, say)
  return (
    <Chip
      icon={
        network?.isUnsupported === true ? (
          <Icon name="warning" />
        ) : (
          <Picture name={name} source={network && networkPicture(kernel, network)} shape="round" size={20} />
        )
      }
      focusKey="header-network"
      onPress={() => kernel.router.push('Networks')}
    >
      <HiddenText>{say('networkIs')}</HiddenText>
      {name}
    </Chip>
  )
})
