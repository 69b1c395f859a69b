import {
  Address,
  Figures,
  Joined,
  RelativeTime,
  RichText,
  Row,
  Tag,
  TokenAmount,
  observer,
  useKernel,
  useKit,
  useTranslate,
} from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import type { Transaction, Transfer } from '../contract.js'
import { activityMessages } from '../messages/activity-messages.js'
import { dayText } from './dates.js'
import { movedIn } from './moved.js'
import { SignedAmount } from './signed-amount.js'
import { transferText } from './transfer-text.js'
import { TransactionPicture } from './transfer-picture.js'

export interface TransactionRowProps {
  readonly transaction: Transaction
}

const day = 86_400_000

/** One transaction: what was done, with whom, what moved, and when. A press shows the rest. */
export const TransactionRow: FunctionComponent<TransactionRowProps> = observer(function TransactionRow({
  transaction,
}: TransactionRowProps) {
  const say = useTranslate(activityMessages)
  const { router } = useKernel()
  const { id, operationType } = transaction
  return (
    <Row
      title={say(operationType)}
      subtitle={<Other transaction={transaction} />}
      icon={<TransactionPicture transaction={transaction} />}
      tag={<StateTag transaction={transaction} />}
      trailing={<Amounts transaction={transaction} />}
      focusKey={`transaction ${id}`}
      onPress={() => router.push('TransactionDetails', { id })}
    />
  )
})

/** What one must know before anything else: it failed, is not there yet, or is bait. */
function StateTag({ transaction: { status, isSuspicious } }: TransactionRowProps): ReactElement | undefined {
  const say = useTranslate(activityMessages)
  if (isSuspicious) return <Tag tone="warning">{say('suspicious')}</Tag>
  if (status === 'failed') return <Tag tone="danger">{say('failed')}</Tag>
  return status === 'pending' ? <Tag tone="accent">{say('pending')}</Tag> : undefined
}

/** With whom, or what for what. */
function Other({ transaction }: TransactionRowProps): ReactElement | undefined {
  const say = useTranslate(activityMessages)
  const { locale } = useKit()
  const { operationType, sentFrom, sentTo } = transaction
  const { main, given } = movedIn(transaction)
  if (main !== undefined && given !== undefined) {
    const tags = { given: () => <Amount transfer={given} />, taken: () => <Amount transfer={main} /> }
    const [from, to] = [given, main].map((transfer) => transferText(transfer, { locale, decimals: 20 }))
    return (
      <Joined title={plainText(say('traded', { given: from ?? '', taken: to ?? '' }))}>
        <RichText message={say('traded', { given: '.', taken: '.' })} tags={tags} />
      </Joined>
    )
  }
  const message = operationType === 'receive' ? 'fromAddress' : operationType === 'send' ? 'toAddress' : 'contractAddress'
  const address = message === 'fromAddress' ? sentFrom : sentTo
  if (address === '') return undefined
  return (
    <Joined title={plainText(say(message, { address }))}>
      <RichText message={say(message, { address })} tags={{ address: () => <Address value={address} /> }} />
    </Joined>
  )
}

/** A message without its tags, to be read in a title. */
function plainText(message: string): string {
  return message.replaceAll(/<\/?\w+>/g, '')
}

function Amount({ transfer: { amount, name, symbol } }: { readonly transfer: Transfer }): ReactElement {
  return symbol === undefined ? <bdi>{name}</bdi> : <TokenAmount value={amount} symbol={symbol} />
}

function Amounts({ transaction }: TransactionRowProps): ReactElement {
  const say = useTranslate(activityMessages)
  const { main, more } = movedIn(transaction)
  const { locale } = useKit()
  const when = <When transaction={transaction} />
  if (main === undefined || transaction.isSuspicious) return <Figures>{when}</Figures>
  return (
    <Figures title={transferText(main, { locale, decimals: 20 })} note={more > 0 ? say('andMore', { count: more }) : when}>
      <SignedAmount transfer={main} />
    </Figures>
  )
}

/** The time of today's, the day of those before. */
function When({ transaction: { minedAt } }: TransactionRowProps): ReactElement {
  const { locale, now } = useKit()
  return Math.abs(now() - minedAt) < day ? <RelativeTime time={minedAt} /> : <>{dayText(minedAt, locale)}</>
}
