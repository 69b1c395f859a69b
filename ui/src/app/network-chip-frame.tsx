import type { Network } from '@billfold/kernel'
import { Chip } from '../../kit/chip/chip.js'
import { HiddenText } from '../../kit/hidden-text.js'
import { Icon } from '../../kit/icon/icon.js'
import type { PictureProps, PictureSource, Translate } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'

import type { ShellWords } from '../messages/shell-messages.js'
import { networkName } from './network-name.js'

export interface NetworkChipFrameProps {
  readonly network: Network | undefined
  readonly say: Translate<ShellWords>
  readonly Picture: FunctionComponent<PictureProps>
  picture(network: Network): PictureSource | undefined
  readonly onPress: () => void
}

/** The network in use, and the way to another one, without a state of its own. */
export function NetworkChipFrame({ network, say, Picture, picture, onPress }: NetworkChipFrameProps): ReactElement {
  const name = network === undefined ? say('chooseNetwork') : networkName(network, say)
  const icon =
    network?.isUnsupported === true ? (
      <Icon name="warning" />
    ) : (
      <Picture name={name} source={network && picture(network)} shape="round" size={20} />
    )
  return (
    <Chip icon={icon} opens focusKey="header-network" onPress={onPress}>
      <HiddenText>{say('networkIs')}</HiddenText>
      {name}
    </Chip>
  )
}
