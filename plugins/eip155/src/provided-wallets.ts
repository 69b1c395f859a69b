import { type Service, connectorIds, kernelKeys, service } from '@billfold/kernel'
import { WalletConnector, type WalletFacts } from '@billfold/kernel/family'
import { safeIcon } from '@billfold/kernel/validation'
import { type ProvidedWallet, eip155WalletsKey } from './contract.js'
import { evmFailures } from './provider/ask-wallet.js'
import { eip1193Driver } from './provider/eip1193-driver.js'

/** Maker of connectors for wallets that the host or another plugin brings. */
export const providedWallets: Service = service(eip155WalletsKey, kernelKeys('clock', 'rpc'), ({ clock, rpc }) => ({
  connector: (wallet) =>
    new WalletConnector(factsOf(wallet), {
      ...{ namespace: 'eip155', driver: eip1193Driver, failures: evmFailures, clock },
      mayAsk: (method) => void rpc.check('eip155', method),
    }),
}))

/** Wallets that the product knows by id. */
const known: ReadonlyMap<string, { readonly name: string; readonly rdns?: string }> = new Map([
  [connectorIds.coinbaseWalletSDK, { name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' }],
  [connectorIds.safe, { name: 'Safe' }],
  [connectorIds.ledger, { name: 'Ledger' }],
  [connectorIds.okx, { name: 'OKX Wallet', rdns: 'com.okex.wallet' }],
])

/** It is loaded when it is chosen, or when its connection is restored. */
function factsOf({ id, name, icon, rdns, load }: ProvidedWallet): WalletFacts {
  const facts = { name: name ?? known.get(id)?.name ?? id, rdns: rdns ?? known.get(id)?.rdns }
  return { id, type: 'EXTERNAL', ...facts, imageUrl: safeIcon(icon), load }
}
