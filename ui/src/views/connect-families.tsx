import type { ChainNamespace, Connector, Kernel } from '@billfold/kernel'
import {
  List,
  Picture,
  Row,
  Stack,
  Tag,
  Title,
  familyNames,
  networkPicture,
  observer,
  shortName,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { shellMessages } from '../messages/shell-messages.js'
import { viewMessages } from '../messages/view-messages.js'
import type { ConnectFamiliesData } from './contract.js'
import { familySituation } from './family-order.js'

interface Props {
  readonly data: ConnectFamiliesData
}

/** A wallet that reaches several chain families: which one to connect first. */
export const ConnectFamiliesView: FunctionComponent<Props> = observer(function ConnectFamiliesView({ data: { name } }: Props) {
  const say = useTranslate(viewMessages)
  const kernel = useKernel()
  const sayShell = useTranslate(shellMessages)
  const { isConnected } = familySituation(kernel)
  const row = kernel.connectors.rows.find((each) => each.name === name)
  return (
    <Stack gap={16}>
      <Title lead={say('familiesLead', { wallet: shortName(name) })}>{say('familiesTitle')}</Title>
      <List>
        {inOrder(kernel, row?.connectors ?? []).map((connector) => (
          <Row
            key={connector.namespace}
            title={familyName(connector.namespace)}
            subtitle={networksOf(kernel, connector.namespace)}
            icon={<Picture name={familyName(connector.namespace)} source={pictureOf(kernel, connector.namespace)} shape="round" />}
            {...(isConnected(connector) && { tag: <Tag tone="success">{sayShell('tagConnected')}</Tag> })}
            focusKey={`family ${connector.namespace}`}
            onPress={() => (isConnected(connector) ? showAccount(kernel, connector) : connect(kernel, connector))}
          />
        ))}
      </List>
    </Stack>
  )
})

/** The family whose network the app names first comes first, whichever part of the wallet announced itself first. */
function inOrder({ networks: { namespaces } }: Kernel, connectors: readonly Connector[]): readonly Connector[] {
  return connectors.toSorted((a, b) => namespaces.indexOf(a.namespace) - namespaces.indexOf(b.namespace))
}

function connect({ router }: Kernel, { id, namespace }: Connector): void {
  router.push('ConnectingExternal', { connectorId: id, namespace })
}

function showAccount({ families, router }: Kernel, { namespace }: Connector): void {
  families.activate(namespace)
  router.reset('Account')
}

function familyName(chain: ChainNamespace): string {
  return familyNames[chain] ?? chain
}

function networksOf({ networks }: Kernel, chain: ChainNamespace): string {
  return networks
    .of(chain)
    .map(({ name }) => name)
    .join(', ')
}

function pictureOf(kernel: Kernel, chain: ChainNamespace): ReturnType<typeof networkPicture> {
  const [first] = kernel.networks.of(chain)
  return first && networkPicture(kernel, first)
}
