import type { OnrampOptions } from '../contract.js'

const ethereum = { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' }
const polygon = { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' }
const payment_method_limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

/** What is offered while nobody tells what is sold. */
export const sampleOptions: OnrampOptions = {
  purchaseCurrencies: [
    {
      ...{ id: 'USDC', name: 'USD Coin', symbol: 'USDC' },
      networks: [
        { ...ethereum, contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
        { ...polygon, contract_address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359' },
      ],
    },
    {
      ...{ id: 'ETH', name: 'Ether', symbol: 'ETH' },
      networks: [
        { ...ethereum, contract_address: undefined },
        { ...polygon, contract_address: '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619' },
      ],
    },
  ],
  paymentCurrencies: [
    { id: 'USD', payment_method_limits },
    { id: 'EUR', payment_method_limits },
  ],
}
