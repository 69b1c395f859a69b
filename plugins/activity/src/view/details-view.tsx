import {
  Address,
  CopyButton,
  EmptyState,
  ExplorerLink,
  Figures,
  List,
  NameText,
  Notice,
  RelativeTime,
  Row,
  Stack,
  Title,
  dateText,
  momentStyle,
  observer,
  useAddressName,
  useKernel,
  useKit,
  useTranslate,
} from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { transactionPage } from '@billfold/kernel/data'
import type { Transaction } from '../contract.js'
import { laterMessages } from '../messages/later-messages.js'
import { TransferAmount } from './transfer-amount.js'
import { TransferPicture } from './transfer-picture.js'
import { transferText } from './transfer-text.js'
import { useActivity } from './use-activity.js'

/** One transaction: all that is known of it, and the way to the explorer. */
const DetailsView: FunctionComponent<ViewProps<'TransactionDetails'>> = observer(function DetailsView({
  data: { id },
}: ViewProps<'TransactionDetails'>) {
  const say = useTranslate(laterMessages)
  const transaction = useActivity().find(id)
  if (transaction === undefined) {
    return (
      <EmptyState icon="clock" title={say('gone')}>
        {say('goneText')}
      </EmptyState>
    )
  }
  return <Details transaction={transaction} />
})

interface DetailsProps {
  readonly transaction: Transaction
}

const Details = observer(function Details({ transaction }: DetailsProps) {
  const say = useTranslate(laterMessages)
  const { operationType, transfers, hash } = transaction
  const { locale } = useKit()
  const { families } = useKernel()
  const network = families.activeNetwork
  const href = transactionPage(network, hash)
  return (
    <Stack gap={16}>
      <Title>{say(operationType)}</Title>
      <StateNotice transaction={transaction} />
      {transfers.length > 0 && (
        <List>
          {transfers.map((transfer, index) => (
            <Row
              key={index}
              title={transfer.name}
              icon={<TransferPicture transfer={transfer} />}
              trailing={
                transfer.symbol === undefined ? undefined : (
                  <Figures title={transferText(transfer, locale)}>
                    <TransferAmount transfer={transfer} isSigned />
                  </Figures>
                )
              }
            />
          ))}
        </List>
      )}
      <Facts transaction={transaction} />
      <ExplorerLink href={href} network={network} />
    </Stack>
  )
})

/** What a failed one cost, what happens to one that is on its way, and what bait is for. */
function StateNotice({ transaction: { status, isSuspicious } }: DetailsProps): ReactElement | undefined {
  const say = useTranslate(laterMessages)
  if (isSuspicious) return <Notice icon="warning">{say('suspiciousText')}</Notice>
  if (status === 'failed') return <Notice icon="warning">{say('failedText')}</Notice>
  return status === 'pending' ? <Notice icon="clock">{say('pendingText')}</Notice> : undefined
}

const Facts = observer(function Facts({ transaction }: DetailsProps) {
  const say = useTranslate(laterMessages)
  const { locale } = useKit()
  const { families } = useKernel()
  const { sentFrom, sentTo, hash, minedAt, isSuspicious, status } = transaction
  return (
    <List>
      <Row title={say('status')} trailing={say(status)} />
      <Row
        title={say('time')}
        trailing={<Figures note={<RelativeTime time={minedAt} />}>{dateText(minedAt, locale, momentStyle)}</Figures>}
      />
      <Row title={say('network')} trailing={families.activeNetwork?.name ?? transaction.chain} />
      {sentFrom !== '' && <Party value={sentFrom} label={say('from')} copy={isSuspicious ? undefined : say('copyFrom')} />}
      {sentTo !== '' && <Party value={sentTo} label={say('to')} copy={isSuspicious ? undefined : say('copyTo')} />}
      <Place value={hash} label={say('hash')} copy={say('copyHash')} />
    </List>
  )
})

interface PlaceProps {
  readonly value: string
  readonly label: string
  /** The name of the button that copies it; without one it cannot be copied. */
  readonly copy: string | undefined
}

/** Somebody with whom the account dealt: by name where one is known, the address beside it. */
const Party = observer(function Party({ value, label, copy }: PlaceProps): ReactElement {
  const { families } = useKernel()
  const name = useAddressName(value, families.activeNamespace)
  if (name === undefined) return <Place value={value} label={label} copy={copy} />
  return (
    <Row
      title={label}
      subtitle={
        <>
          <NameText value={name} /> <Address value={value} />
        </>
      }
      trailing={copy === undefined ? undefined : <CopyButton form="icon" text={value} label={copy} />}
    />
  )
})

function Place({ value, label, copy }: PlaceProps): ReactElement {
  return (
    <Row
      title={label}
      subtitle={<Address value={value} />}
      trailing={copy === undefined ? undefined : <CopyButton form="icon" text={value} label={copy} />}
    />
  )
}

/** The details of a transaction. */
export const detailsView: ReactView<'TransactionDetails'> = { component: DetailsView, messages: [laterMessages] }
