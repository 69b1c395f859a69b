import type { Network } from '@billfold/kernel'
import { fakeNetwork } from '@billfold/test/fakes'

import { pictureOf } from './pictures.js'

const eth = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const sol = { name: 'Sol', symbol: 'SOL', decimals: 9 }

/** A handful of networks of two families. */
export const sampleNetworks: readonly Network[] = [
  evm({ id: 1, name: 'Ethereum', color: 'hsl(230 45% 52%)' }),
  evm({ id: 8453, name: 'Base', color: 'hsl(222 100% 50%)' }),
  evm({ id: 42161, name: 'Arbitrum', color: 'hsl(206 60% 38%)' }),
  evm({ id: 10, name: 'Optimism', color: 'hsl(353 90% 48%)' }),
  { ...evm({ id: 11155111, name: 'Sepolia', color: 'hsl(270 20% 48%)' }), testnet: true },
  fakeNetwork('solana', {
    id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    name: 'Solana',
    nativeCurrency: sol,
    assets: { imageUrl: pictureOf('S', 'hsl(265 60% 45%)') },
  }),
]

/** As many networks as one wants. */
export function manyNetworks(count: number): readonly Network[] {
  return Array.from({ length: count }, (_, index) =>
    evm({ id: index + 1, name: `${starts[index % starts.length]} ${index + 1}`, color: `hsl(${(index * 47) % 360} 45% 42%)` }),
  )
}

const starts = ['Harbour', 'Meadow', 'Quarry', 'Lantern', 'Orchard', 'Summit', 'Delta']

interface EvmFacts {
  readonly id: number
  readonly name: string
  readonly color: string
}

function evm({ id, name, color }: EvmFacts): Network {
  return fakeNetwork('eip155', { id, name, nativeCurrency: eth, assets: { imageUrl: pictureOf(name.charAt(0), color) } })
}
