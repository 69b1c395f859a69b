import {
  Address,
  Figures,
  Money,
  NameText,
  Row,
  TokenAmount,
  durationText,
  observer,
  useKernel,
  useKit,
  useTranslate,
} from '@billfold/ui/kit'
import { formatUnits } from '@billfold/kernel/amounts'
import type { FunctionComponent, ReactElement } from 'react'
import { worthOf } from '../form/money.js'
import { sendMessages } from '../messages/send-messages.js'
import type { Review } from '../review/review.js'
import { sendStoreKey } from '../send-store.js'

export interface FactProps {
  readonly review: Review
}

/** The receiver's whole address, in groups that can be compared. */
export const ReceiverFact: FunctionComponent<FactProps> = observer(function ReceiverFact({ review: { transfer } }: FactProps) {
  const say = useTranslate(sendMessages)
  const { name, to } = transfer
  return (
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
  )
})

/** The account that pays, and the network that it moves on. */
export const AccountFact: FunctionComponent<FactProps> = observer(function AccountFact({ review: { transfer } }: FactProps) {
  const say = useTranslate(sendMessages)
  // In the subtitle: a note beside a figure goes where there is little room, and the network may not.
  return <Row title={say('from')} subtitle={transfer.network.name} trailing={<Address value={transfer.session.account.address} />} />
})

/** What the network takes: likely and at most, where that is not the same. */
export const FeeFact: FunctionComponent<FactProps> = observer(function FeeFact({ review }: FactProps) {
  const say = useTranslate(sendMessages)
  const { fee } = review
  const isRange = fee.phase === 'known' && fee.likely !== undefined && fee.likely < fee.most
  return (
    <Row
      wraps
      title={say('fee')}
      subtitle={
        isRange ? (
          <>
            {say('feeMost')} <InCoin review={review} value={fee.most} />
          </>
        ) : undefined
      }
      trailing={<Fee review={review} />}
    />
  )
})

const Fee = observer(function Fee({ review }: FactProps): ReactElement {
  const say = useTranslate(sendMessages)
  const price = useCoinPrice()
  const { fee, transfer } = review
  if (fee.phase === 'loading') return <span role="status">{say('feeLoading')}</span>
  if (fee.phase === 'untold') return <>{say('feeUntold')}</>
  if (fee.phase === 'failed') return <>{say('feeUnknown')}</>
  const { most, likely = most } = fee
  const worth = worthOf(likely, transfer.network.nativeCurrency.decimals, price)
  return (
    <Figures note={worth === undefined ? undefined : <Money value={worth} />}>
      {say(likely < most ? 'feeAbout' : 'feeMost')} <InCoin review={review} value={likely} />
    </Figures>
  )
})

function InCoin({ review: { transfer }, value }: FactProps & { readonly value: bigint }): ReactElement {
  const { decimals, symbol } = transfer.network.nativeCurrency
  return <TokenAmount value={formatUnits(value, decimals)} symbol={symbol} decimals={6} />
}

/** How long it takes until the transfer stands in a block, where the network says how far its blocks are apart. */
export const TimeFact: FunctionComponent<FactProps> = observer(function TimeFact({ review: { transfer } }: FactProps) {
  const say = useTranslate(sendMessages)
  const { locale } = useKit()
  const { blockTime } = transfer.network
  return blockTime === undefined ? undefined : (
    <Row
      title={say('time')}
      trailing={
        <>
          {say('feeAbout')} {durationText(blockTime, locale)}
        </>
      }
    />
  )
})

/** What leaves the account altogether: one sum where the fee is paid in what is sent, else both. */
export const TotalFact: FunctionComponent<FactProps> = observer(function TotalFact({ review: { fee, transfer } }: FactProps) {
  const say = useTranslate(sendMessages)
  const price = useCoinPrice()
  const { token, amount, network } = transfer
  if (fee.phase !== 'known') return undefined
  const isCoin = token.address === undefined
  const sum = isCoin ? amount + fee.most : amount
  const worth = sumOf(worthOf(amount, token.decimals, token.price), worthOf(fee.most, network.nativeCurrency.decimals, price))
  const digits = <TokenAmount value={formatUnits(sum, token.decimals)} symbol={token.symbol} decimals={6} />
  return (
    <Row
      title={say('total')}
      trailing={
        <Figures note={worth === undefined ? undefined : <Money value={worth} />}>
          {isCoin ? (
            digits
          ) : (
            <>
              {digits} + {say('fee')}
            </>
          )}
        </Figures>
      }
    />
  )
})

function useCoinPrice(): number | undefined {
  return useKernel()
    .get(sendStoreKey)
    .tokenBalances.find(({ address }) => address === undefined)?.price
}

/** Both sums together, for reading; undefined when one is not known. */
function sumOf(one: string | undefined, other: string | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : Number(one) + Number(other)
}
