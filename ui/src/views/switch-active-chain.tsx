import type { Kernel, Network } from '@billfold/kernel'
import { Button, Handshake, Picture, Stack, Title, networkPicture, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ViewProps } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { appName } from './app-name.js'
import { AppTile } from './app-tile.js'

type Props = ViewProps<'SwitchActiveChain'>

/** A network whose family needs another wallet than the one in use. */
export const SwitchActiveChainView: FunctionComponent<Props> = observer(function SwitchActiveChainView({ data: { network } }: Props) {
  const say = useTranslate(viewMessages)
  const kernel = useKernel()
  return (
    <Stack gap={20}>
      <Handshake
        from={<AppTile />}
        to={<Picture name={network.name} source={networkPicture(kernel, network)} shape="round" size={56} />}
        state="idle"
        label={say('handshakeError', { from: appName(kernel, say), to: network.name })}
      />
      <Title lead={say('otherWalletLead', { network: network.name })}>{say('otherWalletTitle')}</Title>
      <Button kind="primary" onPress={() => chooseWalletFor(kernel, network)}>
        {say('chooseWallet')}
      </Button>
    </Stack>
  )
})

/** Offers the wallets of the network's family alone. */
function chooseWalletFor({ connectors, chains, router }: Kernel, network: Network): void {
  const { chainNamespace } = network
  connectors.narrow(chainNamespace)
  chains.find(chainNamespace)?.choose(network)
  router.push('ConnectWallets')
}
