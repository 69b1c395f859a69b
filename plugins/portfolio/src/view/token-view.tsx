import {
  BigAmount,
  Button,
  EmptyState,
  Money,
  Notice,
  Row,
  List,
  Stack,
  Text,
  Title,
  TokenAmount,
  TokenPicture,
  observer,
  useKernel,
  useKit,
  useTranslate,
} from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { type TokenRow, portfolioKey } from '../contract.js'
import { portfolioMessages } from '../messages/portfolio-messages.js'
import { ContractFacts } from './contract-facts.js'
import { rowPicture } from './pictures.js'
import { unitPrice } from './unit-price.js'

/** One token: how much of it there is, where it is, and what can be done with it. */
const TokenView: FunctionComponent<ViewProps<'PortfolioToken'>> = observer(function TokenView({ data }: ViewProps<'PortfolioToken'>) {
  const say = useTranslate(portfolioMessages)
  const { rows, spam } = useKernel().get(portfolioKey)
  const row = [...rows, ...spam].find(({ key }) => key === data.key)
  if (row !== undefined) return <Held row={row} />
  return (
    <Stack gap={16}>
      <Title>{say('tokens')}</Title>
      <EmptyState icon="wallet" title={say('tokenGone')}>
        {say('tokenGoneText')}
      </EmptyState>
    </Stack>
  )
})

interface HeldProps {
  readonly row: TokenRow
}

const Held = observer(function Held({ row }: HeldProps): ReactElement {
  const say = useTranslate(portfolioMessages)
  const kernel = useKernel()
  const { locale } = useKit()
  const { token, trust, value } = row
  return (
    <Stack gap={16}>
      <Title>{token.name}</Title>
      <TokenPicture token={token} source={rowPicture(kernel, row)} />
      <Stack gap={4}>
        <BigAmount unit={token.symbol}>
          <TokenAmount value={token.quantity.numeric} />
        </BigAmount>
        {trust !== 'spam' && (
          <Text>
            <Money value={value} />
          </Text>
        )}
      </Stack>
      <Warning trust={trust} />
      <Actions row={row} />
      <List label={token.name}>
        {trust !== 'spam' && <Row title={say('price')} trailing={value === undefined ? say('noPrice') : unitPrice(token.price, locale)} />}
        <Row title={say('network')} trailing={kernel.networks.find(token.chainId)?.name ?? token.chainId} />
      </List>
      {token.address !== undefined && <ContractFacts contract={token.address} network={kernel.networks.find(token.chainId)} />}
    </Stack>
  )
})

function Warning({ trust }: Pick<TokenRow, 'trust'>): ReactElement | undefined {
  const say = useTranslate(portfolioMessages)
  if (trust === 'known') return undefined
  if (trust === 'spam')
    return (
      <Notice icon="warning" detail={say('spamTokenText')}>
        {say('suspicious')}
      </Notice>
    )
  return (
    <Notice icon="info" detail={say('unknownTokenText')}>
      {say('unknownToken')}
    </Notice>
  )
}

/** Sends and receives, as far as the page has plugins for it and the account can sign. */
const Actions = observer(function Actions({ row: { token, trust } }: HeldProps): ReactElement | undefined {
  const say = useTranslate(portfolioMessages)
  const { families, router, views } = useKernel()
  const maySend = trust !== 'spam' && families.active?.session?.connector.isViewOnly !== true && views.has('WalletSend')
  if (!maySend && !views.has('WalletReceive')) return undefined
  return (
    <Stack gap={8}>
      {maySend && (
        <Button
          kind="primary"
          icon="send"
          focusKey="send"
          onPress={() => router.push('WalletSend', { token: token.address?.split(':').at(-1) ?? '' })}
        >
          {say('send')}
        </Button>
      )}
      {views.has('WalletReceive') && (
        <Button icon="receive" focusKey="receive" onPress={() => router.push('WalletReceive')}>
          {say('receive')}
        </Button>
      )}
    </Stack>
  )
})

/** The details of a token. */
export const tokenView: ReactView<'PortfolioToken'> = { component: TokenView, messages: [portfolioMessages] }
