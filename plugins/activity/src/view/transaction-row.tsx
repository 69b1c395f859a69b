import {
  Address,
  Figures,
  IconPlate,
  Joined,
  RelativeTime,
  RichText,
  Row,
  Tag,
  dateText,
  useKernel,
  useKit,
  useTranslate,
} from '@billfold/ui/kit'
import type { KitEnvironment, Translate } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import type { Transaction } from '../contract.js'
import { activityMessages } from '../messages/activity-messages.js'
import { operationIcons } from '../operation-icons.js'
import { type Moved, movedIn } from './moved.js'
import { TransferAmount } from './transfer-amount.js'
import { TransferPicture } from './transfer-picture.js'
import { transferText } from './transfer-text.js'

export interface TransactionRowProps {
  readonly transaction: Transaction
}

interface RowParts extends Pick<KitEnvironment, 'locale' | 'now'> {
  readonly transaction: Transaction
  readonly moved: Moved
  readonly say: Translate<(typeof activityMessages)['english']>
}

const day = 86_400_000

/** One transaction: what was done, with whom, what moved, and when. A press shows the rest. Thousands are scrolled through: its parts are no components. */
export const TransactionRow: FunctionComponent<TransactionRowProps> = ({ transaction }) => {
  const say = useTranslate(activityMessages)
  const { locale, now } = useKit()
  const { router } = useKernel()
  const { id, operationType } = transaction
  const parts: RowParts = { transaction, moved: movedIn(transaction), say, locale, now }
  return (
    <Row
      title={say(operationType)}
      subtitle={otherOf(parts)}
      icon={pictureOf(parts)}
      tag={stateTag(parts)}
      trailing={amounts(parts)}
      focusKey={`transaction ${id}`}
      onPress={() => router.push('TransactionDetails', { id })}
    />
  )
}

/** What one must know before anything else: it failed, is not there yet, or is bait. */
function stateTag({ transaction: { status, isSuspicious }, say }: RowParts): ReactElement | undefined {
  if (isSuspicious) return <Tag tone="warning">{say('suspicious')}</Tag>
  if (status === 'confirmed') return undefined
  return <Tag tone={status === 'failed' ? 'danger' : 'accent'}>{say(status)}</Tag>
}

/** The picture of what moved; of a swap with what was given at its corner; of what moves nothing a sign. */
function pictureOf({ transaction: { operationType, isSuspicious }, moved: { main, given } }: RowParts): ReactElement {
  if (main === undefined || isSuspicious) return <IconPlate name={operationIcons[operationType]} shape="round" />
  return <TransferPicture transfer={main} given={given} />
}

/** With whom, or what for what. */
function otherOf({
  transaction: { operationType, sentFrom, sentTo },
  moved: { main, given },
  say,
  locale,
}: RowParts): ReactElement | undefined {
  if (main !== undefined && given !== undefined) {
    const tags = { given: () => <TransferAmount transfer={given} />, taken: () => <TransferAmount transfer={main} /> }
    // A name may look like a tag: it takes no part in taking the message apart.
    return joined(
      say('traded', { given: '.', taken: '.' }),
      tags,
      say('traded', { given: transferText(given, locale), taken: transferText(main, locale) }),
    )
  }
  const isReceived = operationType === 'receive'
  const message = isReceived ? 'fromAddress' : operationType === 'send' ? 'toAddress' : 'contractAddress'
  const address = isReceived ? sentFrom : sentTo
  return address === '' ? undefined : joined(say(message, { address }), { address: () => <Address value={address} /> })
}

/** A message with what is in its tags shortened, and the whole of it in the title. */
function joined(message: string, tags: Readonly<Record<string, () => ReactElement>>, whole = message): ReactElement {
  return (
    <Joined title={whole.replaceAll(/<\/?\w+>/g, '')}>
      <RichText message={message} tags={tags} />
    </Joined>
  )
}

function amounts({ transaction: { minedAt, isSuspicious }, moved: { main, more }, say, locale, now }: RowParts): ReactElement {
  // The time of today's, the day of those before.
  const when =
    Math.abs(now() - minedAt) < day ? <RelativeTime time={minedAt} /> : dateText(minedAt, locale, { month: 'short', day: 'numeric' })
  if (main === undefined || isSuspicious) return <Figures>{when}</Figures>
  return (
    <Figures title={transferText(main, locale)} note={more > 0 ? say('andMore', { count: more }) : when}>
      <TransferAmount transfer={main} isSigned />
    </Figures>
  )
}
