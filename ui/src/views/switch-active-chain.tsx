import type { Connector, Kernel, Network } from '@billfold/kernel'
import {
  Button,
  Picture,
  Stack,
  connectorPicture,
  familyNames,
  networkPicture,
  observer,
  shortName,
  useKernel,
  useTranslate,
  useWalletName,
} from '@billfold/ui/kit'
import type { ViewProps } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { HandshakeHead } from './handshake-head.js'

type Props = ViewProps<'SwitchActiveChain'>

/** A network of a family that is not connected: the wallet in use is offered where it reaches that too, and others where it does not. */
export const SwitchActiveChainView: FunctionComponent<Props> = observer(function SwitchActiveChainView({ data: { network } }: Props) {
  const say = useTranslate(viewMessages)
  const kernel = useKernel()
  const same = sameWallet(kernel, network)
  const nameOf = useWalletName()
  const wallet = same === undefined ? '' : shortName(nameOf(same.name))
  const family = familyNames[network.chainNamespace] ?? network.chainNamespace
  const values = { network: network.name, wallet }
  return (
    <Stack gap={20}>
      <HandshakeHead
        name={same?.name ?? network.name}
        picture={
          same === undefined ? (
            <Picture name={network.name} source={networkPicture(kernel, network)} shape="round" size={56} />
          ) : (
            <Picture name={same.name} source={connectorPicture(kernel, same)} size={56} />
          )
        }
        state="idle"
        title={same === undefined ? say('otherWalletTitle') : say('sameWalletTitle', values)}
        lead={same === undefined ? say('otherWalletLead', values) : say('sameWalletLead', values)}
      />
      <Stack gap={8}>
        {same !== undefined && (
          <Button kind="primary" onPress={() => connect(kernel, network, same)}>
            {say('continueWith', { wallet, family })}
          </Button>
        )}
        <Button kind={same === undefined ? 'primary' : 'quiet'} onPress={() => chooseWalletFor(kernel, network)}>
          {say('chooseWallet')}
        </Button>
      </Stack>
    </Stack>
  )
})

/** The part of the wallet in use that reaches the network's family, where it has one. */
function sameWallet({ connectors, families }: Kernel, { chainNamespace }: Network): Connector | undefined {
  const used = families.active?.session?.connector
  const row = connectors.rows.find((each) => each.connectors.some((one) => one.id === used?.id && one.namespace === used.namespace))
  const found = row?.connectors.find(({ namespace }) => namespace === chainNamespace)
  return found?.type === 'WALLET_CONNECT' ? undefined : found
}

function connect({ families, router }: Kernel, network: Network, { id, namespace }: Connector): void {
  families.find(namespace)?.choose(network)
  router.push('ConnectingExternal', { connectorId: id, namespace })
}

/** Offers the wallets of the network's family alone. */
function chooseWalletFor({ connectors, families, router }: Kernel, network: Network): void {
  const { chainNamespace } = network
  connectors.narrow(chainNamespace)
  families.find(chainNamespace)?.choose(network)
  router.push('ConnectWallets')
}
