import type { Connector, Kernel } from '@billfold/kernel'
import { Button, familyNames, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement, ReactNode } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { familySituation } from './family-order.js'

/** So many families have a button each; more of them are a list. */
const mostButtons = 2

/** The other families that a wallet reaches, one press away. Nothing while the modal is opened for one family. */
export const OtherFamilies: FunctionComponent<{ readonly connector: Connector }> = observer(function OtherFamilies({
  connector,
}: {
  readonly connector: Connector
}): ReactNode {
  const say = useTranslate(viewMessages)
  const kernel = useKernel()
  const { name, others } = othersOf(kernel, connector)
  if (others.length === 0) return undefined
  if (others.length > mostButtons) {
    return (
      <Button focusKey="families" onPress={() => kernel.router.replace('ConnectFamilies', { name })}>
        {say('otherChain')}
      </Button>
    )
  }
  return others.map(({ id, namespace }): ReactElement => (
    <Button
      key={namespace}
      focusKey={`family ${namespace}`}
      onPress={() => kernel.router.replace('ConnectingExternal', { connectorId: id, namespace })}
    >
      {say('onFamily', { family: familyNames[namespace] ?? namespace })}
    </Button>
  ))
})

function othersOf(kernel: Kernel, { id, namespace }: Connector): { readonly name: string; readonly others: readonly Connector[] } {
  const { rows, filter } = kernel.connectors
  const row =
    filter === undefined ? rows.find((each) => each.connectors.some((one) => one.id === id && one.namespace === namespace)) : undefined
  const { isConnected } = familySituation(kernel)
  const others = (row?.connectors ?? []).filter((one) => one.namespace !== namespace && one.type !== 'WALLET_CONNECT' && !isConnected(one))
  return { name: row?.name ?? '', others }
}
