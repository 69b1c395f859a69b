import {
  List,
  NothingFound,
  Row,
  SearchField,
  Stack,
  Title,
  TokenPicture,
  observer,
  useKernel,
  useState,
  useTranslate,
} from '@billfold/ui/kit'
import type { PayAsset } from '@billfold/kernel'
import type { PicturedToken, ReactView } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { isSameAsset } from '../assets/offered-assets.js'
import { depositStoreKey } from '../deposit/deposit-store.js'
import { exchangeMessages } from '../messages/exchange-messages.js'

/** The assets that can be paid into an account of this page, to choose one. */
const SelectAssetView: FunctionComponent = observer(function SelectAssetView() {
  const say = useTranslate(exchangeMessages)
  const { get, router, networks } = useKernel()
  const store = get(depositStoreKey)
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const found = store.assets.filter(({ metadata }) => `${metadata.name} ${metadata.symbol}`.toLowerCase().includes(wanted))
  return (
    <Stack gap={16}>
      <Title>{say('selectAsset')}</Title>
      <SearchField label={say('search')} value={words} onValue={setWords} result={say('found', { count: found.length })} />
      {found.length === 0 ? (
        <NothingFound>{say('noneFoundText')}</NothingFound>
      ) : (
        <List label={say('selectAsset')}>
          {found.map((asset) => (
            <Row
              key={`${asset.network} ${asset.asset}`}
              title={asset.metadata.symbol}
              subtitle={networks.find(asset.network)?.name ?? asset.network}
              icon={<TokenPicture token={pictured(asset)} />}
              selected={store.asset !== undefined && isSameAsset(store.asset, asset)}
              onPress={() => {
                store.choose(asset)
                router.back()
              }}
            />
          ))}
        </List>
      )}
    </Stack>
  )
})

function pictured({ network, asset, metadata: { symbol } }: PayAsset): PicturedToken {
  return { chainId: network, symbol, address: asset === 'native' ? undefined : asset, iconUrl: '' }
}

/** The view. */
export const selectAssetView: ReactView<'PayWithExchangeSelectAsset'> = { component: SelectAssetView, messages: [exchangeMessages] }
