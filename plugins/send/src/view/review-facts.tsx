import { Address, Figures, Money, Row, TokenAmount, observer, useKernel, useTranslate } from '@billfold/ui/kit'
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
  return <Row wraps title={name === undefined ? say('to') : `${say('to')} ${name}`} subtitle={<Address value={to} form="full" />} />
})

/** The account that pays, and the network that it moves on. */
export const AccountFact: FunctionComponent<FactProps> = observer(function AccountFact({ review: { transfer } }: FactProps) {
  const say = useTranslate(sendMessages)
  return (
    <Row
      title={say('from')}
      trailing={
        <Figures note={transfer.network.name}>
          <Address value={transfer.session.account.address} />
        </Figures>
      }
    />
  )
})

/** What the network takes at most. */
export const FeeFact: FunctionComponent<FactProps> = observer(function FeeFact({ review }: FactProps) {
  const say = useTranslate(sendMessages)
  return <Row title={say('fee')} trailing={<Fee review={review} />} />
})

const Fee = observer(function Fee({ review: { fee, transfer } }: FactProps): ReactElement {
  const say = useTranslate(sendMessages)
  const price = useCoinPrice()
  const { nativeCurrency } = transfer.network
  if (fee.phase === 'loading') return <span role="status">{say('feeLoading')}</span>
  if (fee.phase === 'untold') return <>{say('feeUntold')}</>
  if (fee.phase === 'failed') return <>{say('feeUnknown')}</>
  const worth = worthOf(fee.most, nativeCurrency.decimals, price)
  const most = <TokenAmount value={formatUnits(fee.most, nativeCurrency.decimals)} symbol={nativeCurrency.symbol} decimals={6} />
  if (fee.likely !== undefined && fee.likely < fee.most)
    return (
      <Figures
        note={
          <>
            {say('feeMost')} {most}
            {worth !== undefined && (
              <>
                {' · '}
                <Money value={worth} />
              </>
            )}
          </>
        }
      >
        {say('feeAbout')}{' '}
        <TokenAmount value={formatUnits(fee.likely, nativeCurrency.decimals)} symbol={nativeCurrency.symbol} decimals={6} />
      </Figures>
    )
  return (
    <Figures note={worth === undefined ? say('feeMost') : <Money value={worth} />}>
      {worth === undefined ? '' : `${say('feeMost')} `}
      {most}
    </Figures>
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
