import {
  AmountField,
  Chip,
  EmptyState,
  Money,
  OtherNetwork,
  Picture,
  Stack,
  Text,
  Title,
  failureMessages,
  observer,
  useEffect,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'
import type { ReactView } from '@billfold/ui/kit'
import type { PayAsset } from '@billfold/kernel'
import type { FunctionComponent, ReactElement } from 'react'
import { depositStoreKey } from '../deposit/deposit-store.js'
import { exchangeMessages } from '../messages/exchange-messages.js'
import { Disconnected } from './disconnected.js'
import { ExchangeRows } from './exchange-rows.js'
import { FailureNotice } from './failure-notice.js'
import { OrderPanel } from './order-panel.js'

/** What to pay into the account and from where, and how the order stands once there is one. */
const PayWithExchangeView: FunctionComponent = observer(function PayWithExchangeView() {
  const say = useTranslate(exchangeMessages)
  const { get } = useKernel()
  const store = get(depositStoreKey)
  const { asset, desk } = store
  useEffect(() => store.prepare(), [store, asset])
  const isUnderWay = desk.order !== undefined && desk.failure === undefined
  return (
    <Stack gap={16}>
      <Title>{say('deposit')}</Title>
      {isUnderWay ? <OrderPanel desk={desk} onLeave={store.prepare} /> : <Form asset={asset} />}
    </Stack>
  )
})

const Form = observer(function Form({ asset }: { readonly asset: PayAsset | undefined }): ReactElement {
  const say = useTranslate(exchangeMessages)
  const { families, get } = useKernel()
  const store = get(depositStoreKey)
  if (families.activeCaipAddress === undefined) return <Disconnected />
  if (asset === undefined) return <NoAssets />
  const { desk, list, typed, units } = store
  return (
    <Stack gap={16}>
      <Amount asset={asset} />
      <Presets asset={asset} />
      {desk.failure !== undefined && <FailureNotice desk={desk} />}
      {units === undefined && <Text kind="small">{say(typed === '' ? 'addAmount' : 'badAmount')}</Text>}
      <ExchangeRows
        {...{ list, asset }}
        disabled={units === undefined || desk.isPlacing}
        onChoose={(exchange) => {
          void store.start(exchange)
        }}
      />
    </Stack>
  )
})

const Amount = observer(function Amount({ asset }: { readonly asset: PayAsset }): ReactElement {
  const say = useTranslate(exchangeMessages)
  const { router, get, networks } = useKernel()
  const store = get(depositStoreKey)
  const { symbol, decimals } = asset.metadata
  const choose = (): void => router.push('PayWithExchangeSelectAsset')
  const chip = (
    <Chip focusKey="asset" icon={<Picture name={symbol} shape="round" size={20} />} onPress={choose}>
      {symbol}
    </Chip>
  )
  return (
    <AmountField
      label={say('amount')}
      value={store.typed}
      onValue={store.type}
      decimals={decimals}
      unit={chip}
      balance={networks.find(asset.network)?.name}
      hint={store.worth === undefined ? say('worthUnknown') : <Money value={store.worth} />}
      autoFocus
    />
  )
})

const presets = [10, 50, 100] as const

/** Round sums to pay, where the price is known. */
const Presets = observer(function Presets({ asset }: { readonly asset: PayAsset }): ReactElement | undefined {
  const say = useTranslate(exchangeMessages)
  const store = useKernel().get(depositStoreKey)
  if (store.prices.of(asset) === undefined) return undefined
  return (
    <div role="group" aria-label={say('presets')}>
      <Stack gap={8} isRow>
        {presets.map((dollars) => (
          <Chip key={dollars} focusKey={`preset ${dollars}`} onPress={() => store.takePreset(dollars)}>
            ${dollars}
          </Chip>
        ))}
      </Stack>
    </div>
  )
})

const NoAssets = observer(function NoAssets(): ReactElement {
  const say = useTranslate(exchangeMessages)
  const { families } = useKernel()
  return (
    <EmptyState icon="network" title={say('noAssets')} action={<OtherNetwork />}>
      {say('noAssetsText', { network: families.activeNetwork?.name ?? '' })}
    </EmptyState>
  )
})

/** The view. */
export const payWithExchangeView: ReactView<'PayWithExchange'> = {
  component: PayWithExchangeView,
  messages: [exchangeMessages, failureMessages],
}
