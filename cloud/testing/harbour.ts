import { alice, evmContracts, evmNativeCurrency, evmTokens } from '@billfold/local-chains/evm/seed'

import type { CloudOptions } from '../src/config/config.js'

type Network = NonNullable<CloudOptions['networks']>[number]

/** The local chain as a cloud is told of it. */
export function harbour(rpcUrl: string, more: Partial<Network> = {}): Network {
  const { usdc, usdt, harbour: hbr } = evmTokens
  return {
    caipNetworkId: 'eip155:31337',
    name: 'Harbour One',
    rpcUrl,
    nativeCurrency: evmNativeCurrency,
    price: 3_000,
    tokens: [
      { address: usdc.address, price: 1 },
      { address: usdt.address, pool: evmContracts.usdcUsdtPool },
      { address: hbr.address, pool: evmContracts.usdcHarbourPool },
    ],
    ...more,
  }
}

/** Alice by her other names. */
export const aliceHere = `/v1/account/${alice.address}` as const
