import { Artwork, EmptyState, List, Notice, Row, Stack, Title, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { type Nft, portfolioKey } from '../contract.js'
import { portfolioMessages } from '../messages/portfolio-messages.js'
import { ContractFacts } from './contract-facts.js'
import { nftPicture } from './pictures.js'

/** One piece: its picture, its collection, and its contract in the network's explorer. */
const NftView: FunctionComponent<ViewProps<'PortfolioNft'>> = observer(function NftView({ data }: ViewProps<'PortfolioNft'>) {
  const say = useTranslate(portfolioMessages)
  const piece = useKernel()
    .get(portfolioKey)
    .nfts.value?.pieces.find(({ key }) => key === data.key)
  if (piece !== undefined) return <Owned piece={piece} />
  return (
    <Stack gap={16}>
      <Title>{say('nfts')}</Title>
      <EmptyState icon="image" title={say('nftGone')}>
        {say('tokenGoneText')}
      </EmptyState>
    </Stack>
  )
})

const Owned = observer(function Owned({ piece }: { readonly piece: Nft }): ReactElement {
  const say = useTranslate(portfolioMessages)
  const kernel = useKernel()
  const { name, collection, contract, tokenId, isSpam } = piece
  const network = kernel.families.activeNetwork
  return (
    <Stack gap={16}>
      <Title>{name}</Title>
      <Artwork title={name} note={collection} source={isSpam ? undefined : nftPicture(kernel, piece)} />
      {isSpam && (
        <Notice icon="warning" detail={say('spamNftText')}>
          {say('suspicious')}
        </Notice>
      )}
      <List label={name}>
        <Row title={say('network')} trailing={network?.name} />
      </List>
      {contract !== undefined && <ContractFacts contract={contract} network={network} tokenId={tokenId} />}
    </Stack>
  )
})

/** The details of a piece. */
export const nftView: ReactView<'PortfolioNft'> = { component: NftView, messages: [portfolioMessages] }
