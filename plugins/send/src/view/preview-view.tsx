import {
  BigAmount,
  ConfirmBar,
  List,
  Money,
  Stack,
  Text,
  TextButton,
  Title,
  numberText,
  failureMessages,
  observer,
  useKernel,
  useKit,
  useTranslate,
} from '@billfold/ui/kit'
import type { ReactView } from '@billfold/ui/kit'
import { formatUnits } from '@billfold/kernel/amounts'
import type { FunctionComponent, ReactElement } from 'react'
import { worthOf } from '../form/money.js'
import { sendMessages } from '../messages/send-messages.js'
import type { Review } from '../review/review.js'
import { sendStoreKey } from '../send-store.js'
import { ApprovalNotice } from './approval-notice.js'
import { BatchList } from './batch-list.js'
import { Halts } from './halts.js'
import { NothingToReview } from './nothing-to-review.js'
import { ArrivesFact, DepositFact, MemoFact } from './forecast-facts.js'
import { AccountFact, FeeFact, ReceiverFact, TimeFact, TotalFact } from './review-facts.js'

/** What the wallet will be asked for, in words, and the yes. */
const PreviewView: FunctionComponent = observer(function PreviewView() {
  const { review } = useKernel().get(sendStoreKey)
  return review === undefined ? <NothingToReview title="review" /> : <Reviewed review={review} />
})

const Reviewed = observer(function Reviewed({ review }: { readonly review: Review }): ReactElement {
  const say = useTranslate(sendMessages)
  const { locale } = useKit()
  const { router, get } = useKernel()
  const store = get(sendStoreKey)
  const { session, token, amount } = review.transfer
  const wallet = session.connector.name
  const digits = numberText(formatUnits(amount, token.decimals), { locale, decimals: 20 }) ?? ''
  const label = `${digits} ${token.symbol}`
  const approve = async (): Promise<void> => {
    const sent = await store.approve()
    if (sent !== undefined)
      router.resetTo([
        { view: 'Account', data: undefined },
        { view: 'WalletSendConfirmed', data: { id: sent.id } },
      ])
  }
  const { batch } = store
  const count = batch.waiting.length + 1
  const another = (): void => {
    if (store.addAnother()) router.back()
  }
  return (
    <Stack gap={16}>
      <Title lead={say('reviewLead', { wallet })}>{say('review')}</Title>
      <Stack gap={4}>
        <BigAmount unit={token.symbol}>{digits}</BigAmount>
        {token.price !== undefined && (
          <Text kind="lead">
            <Money value={worthOf(amount, token.decimals, token.price)} />
          </Text>
        )}
      </Stack>
      <List label={say('review')}>
        <ReceiverFact review={review} />
        <AccountFact review={review} />
        <MemoFact review={review} />
        <FeeFact review={review} />
        <TimeFact review={review} />
        <DepositFact review={review} />
        <TotalFact review={review} />
        <ArrivesFact review={review} />
      </List>
      <BatchList />
      <Halts review={review} />
      {[...batch.waiting, review].map((each, index) => (
        <ApprovalNotice key={index} review={each} />
      ))}
      <ConfirmBar
        confirm={count > 1 ? say('confirmAll', { count }) : label.length > longestLabel ? say('send') : say('confirm', { amount: label })}
        onConfirm={() => void approve()}
        cancel={say('edit')}
        onCancel={() => router.back()}
        busy={review.approval.phase === 'asking' ? say('asking', { wallet }) : undefined}
        disabled={![...batch.waiting, review].every(({ mayAsk }) => mayAsk)}
      />
      {/* Below the yes: what comes late must not move it. */}
      {!store.form.isFixed && batch.mayAdd(review) && (
        <Text kind="small" align="center">
          <TextButton onPress={another}>{say('another')}</TextButton>
        </Text>
      )}
    </Stack>
  )
})

/** A longer amount stands above in full: the button would break. */
const longestLabel = 20

/** The view. */
export const previewView: ReactView<'WalletSendPreview'> = { component: PreviewView, messages: [sendMessages, failureMessages] }
