import {
  Artwork,
  Faded,
  Loading,
  Skeleton,
  Stack,
  StaleNotice,
  Tag,
  VirtualGrid,
  observer,
  useEffect,
  useKernel,
  useState,
  useTranslate,
} from '@billfold/ui/kit'
import type { ReactView } from '@billfold/ui/kit'
import { isFirstLoading } from '@billfold/kernel/data'
import type { FunctionComponent } from 'react'
import { type Nft, type Portfolio, portfolioKey } from '../contract.js'
import { portfolioMessages } from '../messages/portfolio-messages.js'
import { Nothing } from './nothing.js'
import { nftPicture } from './pictures.js'
import { Reveal } from './reveal.js'
import { useListScroller } from './use-list-scroller.js'

/** The collectibles of the account, two in a row. */
const NftsView: FunctionComponent = observer(function NftsView() {
  const store = useKernel().get(portfolioKey)
  const { nfts } = store
  useEffect(() => store.wantNfts(), [store])
  const isFirst = isFirstLoading(nfts)
  const isEmpty = nfts.value === undefined || nfts.value.pieces.length === 0
  return (
    <Loading isLoading={isFirst} skeleton={<Skeleton shape="artwork" count={4} />}>
      {isEmpty ? <Nothing of="nfts" loaded={nfts} isKnown={nfts.value?.isKnown !== false} /> : <Owned store={store} />}
    </Loading>
  )
})

const Owned = observer(function Owned({ store: { nfts } }: { readonly store: Portfolio }) {
  const say = useTranslate(portfolioMessages)
  const [showsSpam, setShowsSpam] = useState(false)
  const pieces = nfts.value?.pieces ?? []
  const honest = pieces.filter(({ isSpam }) => !isSpam)
  const spam = pieces.filter(({ isSpam }) => isSpam)
  const visible = showsSpam ? [...honest, ...spam] : honest
  const scroller = useListScroller(visible.length)
  return (
    <Stack gap={0}>
      {nfts.isStale && <StaleNotice loaded={nfts}>{say('staleNfts')}</StaleNotice>}
      {visible.length > 0 && (
        <Faded isFaded={nfts.isStale}>
          <VirtualGrid
            label={say('nfts')}
            columns={2}
            itemSize={226}
            items={visible}
            itemKey={({ key }) => key}
            renderItem={(piece) => <Piece piece={piece} />}
            scroller={scroller}
          />
        </Faded>
      )}
      <Reveal of="spamNfts" count={spam.length} isShown={showsSpam} onShown={setShowsSpam} />
    </Stack>
  )
})

const Piece = observer(function Piece({ piece }: { readonly piece: Nft }) {
  const say = useTranslate(portfolioMessages)
  const kernel = useKernel()
  const tag = piece.isSpam ? <Tag tone="warning">{say('suspicious')}</Tag> : undefined
  // The picture of spam is part of the lure: it is not fetched.
  const source = piece.isSpam ? undefined : nftPicture(kernel, piece)
  return (
    <Artwork
      title={piece.name}
      note={piece.collection}
      tag={tag}
      source={source}
      focusKey={`piece ${piece.key}`}
      onPress={() => kernel.router.push('PortfolioNft', { key: piece.key })}
    />
  )
})

/** The tab NFTs. */
export const nftsView: ReactView<'PortfolioNfts'> = { component: NftsView, messages: [portfolioMessages] }
