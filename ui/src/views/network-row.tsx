import type { Network } from '@billfold/kernel'
import { Picture, Row, Tag, networkPicture, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { useShell } from '../app/shell-context.js'
import { viewMessages } from '../messages/view-messages.js'
import { walletName } from './wallet-name.js'

export interface NetworkRowProps {
  readonly network: Network
  readonly onPress: () => void
}

/** One network: whether it is in use, and why it cannot be. */
export const NetworkRow: FunctionComponent<NetworkRowProps> = observer(function NetworkRow({ network, onPress }: NetworkRowProps) {
  const say = useTranslate(viewMessages)
  const kernel = useKernel()
  const { stage } = useShell()
  const { families } = kernel
  const isCurrent = families.activeNetwork?.caipNetworkId === network.caipNetworkId
  const isConnected = families.find(network.chainNamespace)?.address !== undefined
  const isReachable = !isConnected || families.isReachable(network)
  return (
    <Row
      title={network.name}
      icon={<Picture name={network.name} source={networkPicture(kernel, network)} shape="round" />}
      tag={network.testnet === true ? <Tag>{say('testNetwork')}</Tag> : undefined}
      {...(isCurrent && { selected: true })}
      disabled={!isReachable}
      reason={isReachable ? undefined : say('networkNotApproved', { wallet: walletName(kernel, network.chainNamespace, say) })}
      focusKey={network.caipNetworkId}
      onIntent={() => stage.preload('SwitchNetwork')}
      onPress={onPress}
    />
  )
})
