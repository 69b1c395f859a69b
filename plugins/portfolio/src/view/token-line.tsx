import { Figures, Money, Picture, Row, Tag, TokenAmount, observer, useKernel, useKit, useTranslate } from '@billfold/ui/kit'
import { numberText } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import type { TokenRow } from '../contract.js'
import { portfolioMessages } from '../messages/portfolio-messages.js'
import { networkPicture, tokenPicture } from './pictures.js'

export interface TokenLineProps {
  readonly row: TokenRow
}

/** One token: what it is, how much of it there is, and what that is worth. */
export const TokenLine: FunctionComponent<TokenLineProps> = observer(function TokenLine({ row }: TokenLineProps) {
  const say = useTranslate(portfolioMessages)
  const kernel = useKernel()
  const { token, trust, value } = row
  return (
    <Row
      title={token.name}
      subtitle={<Amount row={row} />}
      icon={<Picture name={token.name} source={tokenPicture(kernel, row)} shape="round" badge={<Badge network={token.chainId} />} />}
      tag={trust === 'spam' ? <Tag tone="warning">{say('suspicious')}</Tag> : undefined}
      trailing={trust === 'spam' ? undefined : <Worth value={value} price={token.price} />}
    />
  )
})

/** The amount, and for a token that nobody vouches for the end of its contract's address. */
function Amount({ row: { token, trust } }: TokenLineProps): ReactElement {
  const say = useTranslate(portfolioMessages)
  const plain = token.address?.split(':').at(-1)
  const tail = plain === undefined || trust === 'known' ? undefined : `…${plain.slice(-tailLength)}`
  return (
    <>
      <TokenAmount value={token.quantity.numeric} symbol={token.symbol} />
      {tail !== undefined && (
        <>
          {' · '}
          <bdi title={say('contract', { address: plain ?? '' })}>{tail}</bdi>
        </>
      )}
    </>
  )
}

const tailLength = 6

function Worth({ value, price }: { readonly value: string | undefined; readonly price: number }): ReactElement {
  const say = useTranslate(portfolioMessages)
  const { locale } = useKit()
  const unit = value === undefined ? undefined : numberText(price, { locale, currency: 'USD', decimals: price < 1 ? 6 : 2, isShort: true })
  return (
    <Figures note={unit === undefined ? say('noPrice') : say('priceOf', { price: unit })}>
      <Money value={value} />
    </Figures>
  )
}

function Badge({ network }: { readonly network: string }): ReactElement {
  const kernel = useKernel()
  return <Picture name={kernel.networks.find(network)?.name ?? network} source={networkPicture(kernel, network)} shape="round" size={20} />
}
