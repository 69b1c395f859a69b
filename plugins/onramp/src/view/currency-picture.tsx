import { Picture, type PictureProps, TokenPicture, observer, useKernel } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { entryOn } from '../choices/purchasable.js'
import type { PurchaseCurrency } from '../contract.js'

export interface CurrencyPictureProps extends Pick<PictureProps, 'size'> {
  readonly currency: PurchaseCurrency
}

/** The picture of what is bought. A token whose contract nobody tells is not taken for the coin of the network. */
export const CurrencyPicture: FunctionComponent<CurrencyPictureProps> = observer(function CurrencyPicture({
  currency,
  ...size
}: CurrencyPictureProps) {
  const network = useKernel().families.activeNetwork
  const { symbol } = currency
  const contract = network && entryOn(currency, network)?.contract_address
  const address = contract === null || contract === '' ? undefined : contract
  if (network === undefined || (address === undefined && symbol !== network.nativeCurrency.symbol))
    return <Picture {...size} name={symbol} source={undefined} shape="round" />
  return <TokenPicture {...size} token={{ chainId: network.caipNetworkId, symbol, address, iconUrl: '' }} />
})
