import {
  EmptyState,
  NotConnected,
  OtherNetwork,
  Skeleton,
  Stack,
  Text,
  TextButton,
  Title,
  TryAgain,
  observer,
  useEffect,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { sendMessages } from '../messages/send-messages.js'
import { type SendStore, sendStoreKey } from '../send-store.js'
import { BatchList } from './batch-list.js'
import { AmountInput } from './amount-input.js'
import { MemoInput } from './memo-input.js'
import { OpenTransfers } from './open-transfers.js'
import { ReceiverInput } from './receiver-input.js'
import { RecentReceivers } from './recent-receivers.js'
import { ReviewButton } from './review-button.js'

/** What to send, how much of it, and to whom. */
const SendView: FunctionComponent<ViewProps<'WalletSend'>> = observer(function SendView({ data }: ViewProps<'WalletSend'>) {
  const say = useTranslate(sendMessages)
  const { families, get, load } = useKernel()
  const store = get(sendStoreKey)
  useEffect(() => store.askNamesBy(load), [store, load])
  const { activeCaipAddress: account } = families
  useEffect(() => void opened(store, data), [store, account, data])
  return (
    <Stack gap={16}>
      <Title>{say('send')}</Title>
      <Content />
    </Stack>
  )
})

function opened(store: SendStore, data: ViewProps<'WalletSend'>['data']): Promise<void> {
  if (data === undefined) return store.prepare()
  return 'token' in data ? store.startWith(data) : store.openWith(data)
}

const Content = observer(function Content(): ReactElement {
  const { families, get } = useKernel()
  const store = get(sendStoreKey)
  if (families.activeCaipAddress === undefined) return <Disconnected />
  if (store.family.failure !== undefined) return <Unavailable />
  if (store.adapter === undefined) return <Skeleton shape="row" count={3} />
  if (store.adapter.transfer === undefined) return <Unsupported />
  return (
    <Stack gap={16}>
      <OpenTransfers />
      <BatchList />
      <ReviewWaiting />
      <AmountInput />
      <ReceiverInput />
      <RecentReceivers />
      <MemoInput />
      <ReviewButton />
    </Stack>
  )
})

/** The way on without another transfer. */
const ReviewWaiting = observer(function ReviewWaiting(): ReactElement | undefined {
  const say = useTranslate(sendMessages)
  const { router, get } = useKernel()
  const store = get(sendStoreKey)
  if (store.batch.waiting.length === 0) return undefined
  const goOn = (): void => {
    store.takeBack()
    router.push('WalletSendPreview')
  }
  return (
    <Text kind="small">
      <TextButton onPress={goOn}>{say('noOther')}</TextButton>
    </Text>
  )
})

function Disconnected(): ReactElement {
  const say = useTranslate(sendMessages)
  return <NotConnected>{say('disconnectedText')}</NotConnected>
}

const Unavailable = observer(function Unavailable(): ReactElement {
  const say = useTranslate(sendMessages)
  const store = useKernel().get(sendStoreKey)
  return (
    <EmptyState icon="warning" title={say('unavailable')} action={<TryAgain onPress={() => void store.prepare()} />}>
      {say('unavailableText')}
    </EmptyState>
  )
})

const Unsupported = observer(function Unsupported(): ReactElement {
  const say = useTranslate(sendMessages)
  const { families } = useKernel()
  return (
    <EmptyState icon="warning" title={say('unsupported')} action={<OtherNetwork />}>
      {say('unsupportedText', { network: families.activeNetwork?.name ?? '' })}
    </EmptyState>
  )
})

/** The view. */
export const sendView: ReactView<'WalletSend'> = { component: SendView, messages: [sendMessages] }
