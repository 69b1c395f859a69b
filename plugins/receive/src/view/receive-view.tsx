import {
  Address,
  CopyButton,
  EmptyState,
  List,
  NotConnected,
  Qr,
  Row,
  Stack,
  Title,
  TryAgain,
  observer,
  useEffect,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'
import type { ReactView } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'

import { receivingKey } from '../contract.js'
import { receiveMessages } from '../messages/receive-messages.js'

/** The address of the account in front: as a code, as text, and on which network. */
const ReceiveView: FunctionComponent = observer(function ReceiveView() {
  const { families, get } = useKernel()
  const store = get(receivingKey)
  const { activeCaipAddress: account } = families
  useEffect(() => void store.prepare(), [store, account])
  if (account === undefined) return <Disconnected />
  return store.hasFailed ? <Failed /> : <Payable />
})

const Payable = observer(function Payable(): ReactElement {
  const say = useTranslate(receiveMessages)
  const { families, get, networks } = useKernel()
  const { receiver } = get(receivingKey)
  const network = receiver?.networkId === undefined ? families.activeNetwork?.name : networks.find(receiver.networkId)?.name
  return (
    <Stack gap={16}>
      <Title lead={network === undefined ? undefined : say('only', { network })}>{say('receive')}</Title>
      <Qr value={receiver?.link} label={say('code')} />
      <List label={say('address')}>
        <Row wraps title={say('address')} subtitle={receiver && <Address value={receiver.address} form="full" />} />
      </List>
      <CopyButton text={receiver?.address ?? ''} label={say('copy')} disabled={receiver === undefined} />
    </Stack>
  )
})

function Disconnected(): ReactElement {
  const say = useTranslate(receiveMessages)
  return (
    <Stack gap={16}>
      <Title>{say('receive')}</Title>
      <NotConnected>{say('disconnectedText')}</NotConnected>
    </Stack>
  )
}

function Failed(): ReactElement {
  const say = useTranslate(receiveMessages)
  const store = useKernel().get(receivingKey)
  return (
    <Stack gap={16}>
      <Title>{say('receive')}</Title>
      <EmptyState icon="warning" title={say('failed')} action={<TryAgain onPress={() => void store.prepare()} />}>
        {say('failedText')}
      </EmptyState>
    </Stack>
  )
}

/** The view. */
export const receiveView: ReactView<'WalletReceive'> = { component: ReceiveView, messages: [receiveMessages] }
