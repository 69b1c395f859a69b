import type { ChainNamespace, Connector, Kernel } from '@billfold/kernel'
import { List, Picture, Row, Stack, Title, familyNames, networkPicture, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { shortName } from './sentence-names.js'
import type { ConnectFamiliesData } from './contract.js'

interface Props {
  readonly data: ConnectFamiliesData
}

/** A wallet that reaches several chain families: which one to connect first. */
export const ConnectFamiliesView: FunctionComponent<Props> = observer(function ConnectFamiliesView({ data: { name } }: Props) {
  const say = useTranslate(viewMessages)
  const kernel = useKernel()
  const row = kernel.connectors.rows.find((each) => each.name === name)
  return (
    <Stack gap={16}>
      <Title lead={say('familiesLead', { wallet: shortName(name) })}>{say('familiesTitle')}</Title>
      <List>
        {inOrder(kernel, row?.connectors ?? []).map(({ id, namespace }) => (
          <Row
            key={namespace}
            title={familyName(namespace)}
            subtitle={networksOf(kernel, namespace)}
            icon={<Picture name={familyName(namespace)} source={pictureOf(kernel, namespace)} shape="round" />}
            focusKey={`family ${namespace}`}
            onPress={() => kernel.router.push('ConnectingExternal', { connectorId: id, namespace })}
          />
        ))}
      </List>
    </Stack>
  )
})

/** The family whose network the app names first comes first, whichever part of the wallet announced itself first. */
function inOrder({ networks }: Kernel, connectors: readonly Connector[]): readonly Connector[] {
  const families = networks.requested.map(({ chainNamespace }) => chainNamespace)
  return connectors.toSorted((a, b) => families.indexOf(a.namespace) - families.indexOf(b.namespace))
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
