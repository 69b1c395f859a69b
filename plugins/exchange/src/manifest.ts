import type { PluginManifest } from '@billfold/kernel'
import { type ExchangeOptions, depositsKey, exchangeNamespaces, paymentsKey } from './contract.js'

/** The label in the languages of the modal: it stands there before the code of the plugin. */
const label = { en: 'Fund wallet', de: 'Aufladen', ar: 'شحن المحفظة' }

/** Deposits from an exchange into the account in front, of EVM and Solana. Behind the switch `payWithExchange`. */
export function exchange({ assets = [] }: ExchangeOptions = {}): PluginManifest {
  return {
    id: 'feature.exchange',
    contract: 1,
    version: '0.0.0',
    feature: 'payWithExchange',
    provides: [depositsKey],
    views: ['FundWallet', 'PayWithExchange', 'PayWithExchangeSelectAsset'],
    slots: [
      {
        slot: 'account.actions',
        order: 50,
        item: { id: 'fund', label, icon: 'plus', view: 'FundWallet', namespaces: exchangeNamespaces },
      },
      ...assets.map((item, index) => ({ slot: 'pay.assets' as const, order: 10 * (index + 1), item })),
    ],
    reaches: [{ endpoint: 'exchange' }, { endpoint: 'blockchain' }, { stored: 'exchange.deposit' }, { stored: 'exchange.lock' }],
    loadOn: ['stored:exchange.deposit'],
    load: async () => (await import('./deposit/deposit-plugin.js')).depositPlugin,
  }
}

/** Payments to the app from an exchange. Behind the switch `payments`. */
export function payments(): PluginManifest {
  return {
    id: 'feature.pay',
    contract: 1,
    version: '0.0.0',
    feature: 'payments',
    provides: [paymentsKey],
    views: ['Pay', 'PayLoading'],
    reaches: [{ endpoint: 'exchange' }, { stored: 'exchange.payment' }, { stored: 'exchange.lock' }],
    loadOn: ['stored:exchange.payment'],
    load: async () => (await import('./payment/payment-plugin.js')).paymentPlugin,
  }
}

export type {} from './contract.js'
