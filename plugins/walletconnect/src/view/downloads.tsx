import { kernelKey } from '@billfold/kernel'
import {
  EmptyState,
  Icon,
  IconPlate,
  List,
  type ReactView,
  Row,
  Stack,
  Title,
  type ViewProps,
  observer,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'

import { type DownloadPlace, downloads } from '../links/downloads.js'
import { pairingMessages } from '../messages/pairing-messages.js'

const icons = { appStore: 'phone', playStore: 'phone', chromeStore: 'network', homepage: 'network' } as const satisfies Record<
  DownloadPlace,
  string
>

const Downloads = observer(function Downloads({ data: { wallet } }: ViewProps<'Downloads'>) {
  const say = useTranslate(pairingMessages)
  const places = downloads(wallet, useKernel().get(kernelKey('device')))
  const values = { wallet: wallet.name }
  if (places.length === 0) {
    return (
      <EmptyState icon="search" title={say('downloadsNone')}>
        {say('downloadsNoneText', values)}
      </EmptyState>
    )
  }
  return (
    <Stack gap={16}>
      <Title lead={say('downloadsLead')}>{say('downloadsTitle', values)}</Title>
      <List label={say('downloadsTitle', values)}>
        {places.map(({ place, href }) => (
          <Row
            key={place}
            title={say(place)}
            subtitle={new URL(href).host}
            icon={<IconPlate name={icons[place]} />}
            trailing={<Icon name="external" />}
            href={href}
          />
        ))}
      </List>
    </Stack>
  )
})

/** Download places of a wallet. */
export const downloadsView: ReactView<'Downloads'> = { component: Downloads, messages: [pairingMessages] }
