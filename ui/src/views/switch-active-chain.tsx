import type { Kernel, Network } from '@billfold/kernel'
import { Button, Picture, Stack, networkPicture, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ViewProps } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { AppHandshake } from './app-handshake.js'

type Props = ViewProps<'SwitchActiveChain'>

/** A network whose family needs another wallet than the one in use. */
export const SwitchActiveChainView: FunctionComponent<Props> = observer(function SwitchActiveChainView({ data: { network } }: Props) {
  const say = useTranslate(viewMessages)
  const kernel = useKernel()
  return (
    <Stack gap={20}>
      <AppHandshake
        name={network.name}
        picture={<Picture name={network.name} source={networkPicture(kernel, network)} shape="round" size={56} />}
        state="idle"
        title={say('otherWalletTitle')}
        lead={say('otherWalletLead', { network: network.name })}
      />
      <Button kind="primary" onPress={() => chooseWalletFor(kernel, network)}>
        {say('chooseWallet')}
      </Button>
    </Stack>
  )
})

/** Offers the wallets of the network's family alone. */
function chooseWalletFor({ connectors, families, router }: Kernel, network: Network): void {
  const { chainNamespace } = network
  connectors.narrow(chainNamespace)
  families.find(chainNamespace)?.choose(network)
  router.push('ConnectWallets')
}
