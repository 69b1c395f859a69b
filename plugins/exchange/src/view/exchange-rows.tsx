import {
  Button,
  EmptyState,
  List,
  Loading,
  Picture,
  Row,
  Skeleton,
  observer,
  remotePicture,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'
import type { PayAsset } from '@billfold/kernel'
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
  const { value, phase } = list.loaded
  const isLoading = value === undefined && (phase === 'loading' || phase === 'idle')
  return (
    <Loading isLoading={isLoading} skeleton={<Skeleton shape="row" count={2} />}>
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
  const { value, phase } = list.loaded
  const retry = (
    <Button compact onPress={() => void list.loaded.refresh()}>
      {say('tryAgain')}
    </Button>
  )
  if (value !== undefined)
    return (
      <EmptyState icon="search" title={say('noExchanges')}>
        {say('noExchangesText', { symbol: asset.metadata.symbol, network: networks.find(asset.network)?.name ?? asset.network })}
      </EmptyState>
    )
  const isOffline = phase === 'offline'
  return (
    <EmptyState icon={isOffline ? 'offline' : 'warning'} title={say(isOffline ? 'offline' : 'listFailed')} action={retry}>
      {say(isOffline ? 'offlineText' : 'listFailedText')}
    </EmptyState>
  )
})
