import { formatUnits, worthOf } from '@billfold/kernel/amounts'
import {
  Address,
  BigAmount,
  Button,
  ConfirmBar,
  EmptyState,
  Figures,
  List,
  Money,
  Row,
  Stack,
  Text,
  Title,
  TokenAmount,
  failureMessages,
  observer,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'
import type { ReactView } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { swapMessages } from '../messages/swap-messages.js'
import { nextApproval } from '../review/next-approval.js'
import type { SwapReview } from '../review/swap-review.js'
import { swapStoreKey } from '../swap-store.js'
import { useDigits } from './use-digits.js'
import { ReviewWords } from './review-words.js'
import { RouteRow } from './route-row.js'
import { StepNotice } from './step-notice.js'

/** What the swap does, in words and as the network tried it, and the yes. */
const PreviewView: FunctionComponent = observer(function PreviewView() {
  const { review } = useKernel().get(swapStoreKey)
  return review === undefined ? <Empty /> : <Reviewed review={review} />
})

interface ReviewProps {
  readonly review: SwapReview
}

const Reviewed = observer(function Reviewed({ review }: ReviewProps): ReactElement {
  const say = useTranslate(swapMessages)
  const { swap, built } = review
  const wallet = swap.session.connector.name
  return (
    <Stack gap={16}>
      <Title lead={built?.isTried === true ? say('reviewLead') : say('reviewLeadUntried', { wallet })}>{say('reviewTitle')}</Title>
      <Amounts review={review} />
      <Facts review={review} />
      <ReviewWords review={review} />
      <StepNotice review={review} />
      <Bar review={review} />
    </Stack>
  )
})

const Amounts = observer(function Amounts({ review }: ReviewProps): ReactElement {
  const say = useTranslate(swapMessages)
  const digitsOf = useDigits()
  const { source, target, order, amountOut } = review.swap
  const received = review.built?.received ?? amountOut
  const worth = worthOf(received, target.decimals, target.price)
  return (
    <Stack gap={4}>
      <Text kind="lead">{`${say('give')} ${digitsOf(order.amount, source)}`}</Text>
      <BigAmount unit={target.symbol}>{digitsOf(received, target).replace(` ${target.symbol}`, '')}</BigAmount>
      {worth !== undefined && (
        <Text kind="lead">
          <Money value={worth} />
        </Text>
      )}
    </Stack>
  )
})

const Facts = observer(function Facts({ review }: ReviewProps): ReactElement {
  const say = useTranslate(swapMessages)
  const { swap, built, least } = review
  const { nativeCurrency, name } = swap.order.network
  return (
    <List label={say('reviewTitle')}>
      <Row
        title={say('least')}
        trailing={<TokenAmount value={formatUnits(least, swap.target.decimals)} symbol={swap.target.symbol} decimals={6} />}
      />
      <RouteRow source={swap.source} target={swap.target} route={swap.route} by={swap.by} />
      <Row title={say('from')} trailing={<Address value={swap.session.account.address} />} />
      <Row title={say('network')} trailing={name} />
      {built?.permit !== undefined && <Row title={say('spender')} trailing={<Address value={built.permit.message.spender} />} />}
      {built !== undefined && (
        <Row
          title={say('fee')}
          trailing={
            <Figures note={say('feeMost')}>
              <TokenAmount value={formatUnits(built.fee, nativeCurrency.decimals)} symbol={nativeCurrency.symbol} decimals={6} />
            </Figures>
          }
        />
      )}
    </List>
  )
})

const Bar = observer(function Bar({ review }: ReviewProps): ReactElement {
  const say = useTranslate(swapMessages)
  const digitsOf = useDigits()
  const { router, get } = useKernel()
  const store = get(swapStoreKey)
  const { swap, built, step } = review
  const wallet = swap.session.connector.name
  const amount = digitsOf(swap.order.amount, swap.source)
  const isApproval = built !== undefined && nextApproval(built) !== undefined
  const busy = {
    building: () => say('building'),
    signing: () => say('signing', { wallet }),
    approving: () => say('approving', { wallet }),
    mining: () => say('mining'),
    asking: () => say('asking', { wallet }),
  }[step.phase as 'building']
  const goOn = async (): Promise<void> => {
    if (await store.goOn()) router.resetTo([{ view: 'Account', data: undefined }])
  }
  return (
    <ConfirmBar
      // The yes to the swap is another one than that to the approval: it has to be seen before it takes a press.
      key={isApproval ? `approve ${built.approvals.length}` : 'swap'}
      confirm={say(isApproval ? (built.approvals.length > 1 ? 'takeBack' : 'approve') : 'confirm', { amount })}
      onConfirm={() => void goOn()}
      cancel={say('edit')}
      onCancel={() => router.back()}
      busy={busy?.()}
      disabled={!review.mayAsk}
    />
  )
})

const Empty = observer(function Empty(): ReactElement {
  const say = useTranslate(swapMessages)
  const { router } = useKernel()
  const action = (
    <Button compact onPress={() => router.replace('Swap')}>
      {say('fill')}
    </Button>
  )
  return (
    <Stack gap={16}>
      <Title>{say('reviewTitle')}</Title>
      <EmptyState icon="swap" title={say('nothingToReview')} action={action}>
        {say('nothingToReviewText')}
      </EmptyState>
    </Stack>
  )
})

/** The view. */
export const previewView: ReactView<'SwapPreview'> = { component: PreviewView, messages: [swapMessages, failureMessages] }
