import {
  Figures,
  Joined,
  Money,
  Picture,
  Row,
  Tag,
  TokenAmount,
  TokenPicture,
  networkPicture,
  numberText,
  observer,
  useKernel,
  useKit,
  useTranslate,
} from '@billfold/ui/kit'
import { shortAddress } from '@billfold/kernel/validation'
import type { FunctionComponent, ReactElement } from 'react'
import type { TokenRow } from '../contract.js'
import { portfolioMessages } from '../messages/portfolio-messages.js'
import { rowPicture } from './pictures.js'
import { unitPrice } from './unit-price.js'

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
      icon={<TokenPicture token={token} source={rowPicture(kernel, row)} badge={<Badge id={token.chainId} />} />}
      tag={trust === 'spam' ? <Tag tone="warning">{say('suspicious')}</Tag> : undefined}
      trailing={trust === 'spam' ? undefined : <Worth value={value} price={token.price} />}
      focusKey={`token ${row.key}`}
      onPress={() => kernel.router.push('PortfolioToken', { key: row.key })}
    />
  )
})

/** The amount, and for a token that nobody vouches for its contract's address. */
function Amount({ row: { token, trust } }: TokenLineProps): ReactElement {
  const say = useTranslate(portfolioMessages)
  const { locale } = useKit()
  const whole = `${numberText(token.quantity.numeric, { locale, decimals: 20 }) ?? ''} ${token.symbol}`
  const plain = token.address?.split(':').at(-1)
  const tail = plain === undefined || trust === 'known' ? undefined : shortAddress(plain)
  return (
    <Joined title={whole} end={tail === undefined ? undefined : <bdi title={say('contract', { address: plain ?? '' })}>{tail}</bdi>}>
      <TokenAmount value={token.quantity.numeric} symbol={token.symbol} />
    </Joined>
  )
}

function Worth({ value, price }: { readonly value: string | undefined; readonly price: number }): ReactElement {
  const say = useTranslate(portfolioMessages)
  const { locale } = useKit()
  const note = value === undefined ? say('noPrice') : say('priceOf', { price: unitPrice(price, locale) })
  return (
    <Figures note={note}>
      <Money value={value} />
    </Figures>
  )
}

function Badge({ id }: { readonly id: string }): ReactElement {
  const kernel = useKernel()
  const network = kernel.networks.find(id)
  return <Picture name={network?.name ?? id} source={network && networkPicture(kernel, network)} shape="round" size={16} />
}
