import {
  Address,
  Button,
  ExplorerLink,
  List,
  NameText,
  Row,
  Stack,
  Title,
  TokenAmount,
  observer,
  useKernel,
  useKit,
  useRelativeTime,
  useTranslate,
} from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'
import { formatUnits } from '@billfold/kernel/amounts'
import { webLink } from '@billfold/kernel/validation'
import type { FunctionComponent, ReactElement } from 'react'
import type { SentStatus, SentTransfer } from '../contract.js'
import { limits } from '../limits.js'
import { sendMessages } from '../messages/send-messages.js'
import { sendStoreKey } from '../send-store.js'
import { NothingToReview } from './nothing-to-review.js'

/** What became of a transfer. */
const ConfirmedView: FunctionComponent<ViewProps<'WalletSendConfirmed'>> = observer(function ConfirmedView({
  data,
}: ViewProps<'WalletSendConfirmed'>) {
  const store = useKernel().get(sendStoreKey)
  const transfer = data === undefined ? store.sent[0] : store.outbox.find(data.id)
  return transfer === undefined ? <NothingToReview title="send" /> : <Told transfer={transfer} />
})

const words = {
  asked: ['asked', 'askedText'],
  pending: ['pending', 'pendingText'],
  sent: ['sentStatus', 'sentStatusText'],
  confirmed: ['confirmed', 'confirmedText'],
  failed: ['failedStatus', 'failedStatusText'],
  replaced: ['replaced', 'replacedText'],
  unknown: ['statusUnknown', 'statusUnknownText'],
} as const satisfies { readonly [K in SentStatus]: readonly [title: string, text: string] }

const Told = observer(function Told({ transfer }: { readonly transfer: SentTransfer }): ReactElement {
  const say = useTranslate(sendMessages)
  const kernel = useKernel()
  const { now } = useKit()
  const { status, at, to, name, hash, block, amount, decimals, symbol, account, reorgs } = transfer
  const time = useRelativeTime(at)
  const isLate = status === 'pending' && now() - at > limits.late
  const network = kernel.networks.find(account.split(':').slice(0, 2).join(':'))
  const [title, text] = status === 'pending' && reorgs !== undefined ? (['pending', 'reorganisedText'] as const) : words[status]
  const explorer = network?.blockExplorers?.default.url
  const href =
    hash === undefined || explorer === undefined ? undefined : webLink(`${explorer.replace(/\/$/, '')}/tx/${encodeURIComponent(hash)}`)
  return (
    <Stack gap={16}>
      <Title lead={say(isLate ? 'lateText' : text, { network: network?.name ?? '', time })}>{say(title)}</Title>
      <List label={say(title)}>
        <Row title={say('youSend')} trailing={<TokenAmount value={formatUnits(BigInt(amount), decimals)} symbol={symbol} decimals={6} />} />
        <Row
          wraps
          title={
            name === undefined ? (
              say('to')
            ) : (
              <>
                {say('to')} <NameText value={name} />
              </>
            )
          }
          subtitle={<Address value={to} form="full" />}
        />
        {block !== undefined && <Row title={say('block')} trailing={block} />}
        {hash !== undefined && <Row title={say('transaction')} trailing={<Address value={hash} />} />}
      </List>
      <ExplorerLink href={href} network={network} />
      <Button kind="primary" onPress={() => kernel.router.reset('Account')}>
        {say('done')}
      </Button>
    </Stack>
  )
})

/** The view. */
export const confirmedView: ReactView<'WalletSendConfirmed'> = { component: ConfirmedView, messages: [sendMessages] }
