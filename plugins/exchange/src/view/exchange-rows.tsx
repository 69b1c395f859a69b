import {
  EmptyState,
  List,
  Loading,
  NotLoaded,
  Picture,
  Row,
  Skeleton,
  observer,
  remotePicture,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'
import type { PayAsset } from '@billfold/kernel'
import { isFirstLoading } from '@billfold/kernel/data'
import type { FunctionComponent, ReactElement } from 'react'
import type { Exchange } from '../contract.js'
import { exchangeMessages } from '../messages/exchange-messages.js'
import type { ExchangeList } from '../orders/exchange-list.js'

export interface ExchangeRowsProps {
  readonly list: ExchangeList
  readonly asset: PayAsset
  readonly disabled: boolean
  readonly onChoose: (exchange: Exchange) => void
}

/** The exchanges to pay from. */
export const ExchangeRows: FunctionComponent<ExchangeRowsProps> = observer(function ExchangeRows(props: ExchangeRowsProps) {
  const say = useTranslate(exchangeMessages)
  const kernel = useKernel()
  const { list, disabled, onChoose } = props
  const { value } = list.loaded
  return (
    <Loading isLoading={isFirstLoading(list.loaded)} skeleton={<Skeleton shape="row" count={2} />}>
      {value === undefined || value.length === 0 ? (
        <NoExchanges {...props} />
      ) : (
        <List label={say('exchanges')}>
          {value.map((exchange) => (
            <Row
              key={exchange.id}
              focusKey={`exchange ${exchange.id}`}
              title={exchange.name}
              icon={<Picture name={exchange.name} source={remotePicture(kernel, `exchange ${exchange.id}`, exchange.imageUrl)} />}
              disabled={disabled}
              onPress={() => onChoose(exchange)}
            />
          ))}
        </List>
      )}
    </Loading>
  )
})

const NoExchanges = observer(function NoExchanges({ list, asset }: ExchangeRowsProps): ReactElement {
  const say = useTranslate(exchangeMessages)
  const { networks } = useKernel()
  const { value } = list.loaded
  if (value !== undefined)
    return (
      <EmptyState icon="search" title={say('noExchanges')}>
        {say('noExchangesText', { symbol: asset.metadata.symbol, network: networks.find(asset.network)?.name ?? asset.network })}
      </EmptyState>
    )
  return (
    <NotLoaded loaded={list.loaded} title={say('listFailed')} offlineText={say('offlineText')}>
      {say('listFailedText')}
    </NotLoaded>
  )
})
