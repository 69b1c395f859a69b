import type { CaipNetworkId, PayAsset } from '@billfold/kernel'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const usdc = { name: 'USD Coin', symbol: 'USDC', decimals: 6 }
const usdt = { name: 'Tether USD', symbol: 'USDT', decimals: 6 }
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

function each(metadata: PayAsset['metadata'], places: readonly (readonly [network: CaipNetworkId, asset: string])[]): readonly PayAsset[] {
  return places.map(([network, asset]) => ({ network, asset, metadata }))
}

/** The assets that exchanges send: of each network those that are usual there. The first is offered first. */
export const payAssets: readonly PayAsset[] = [
  ...each(usdc, [
    ['eip155:1', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
    ['eip155:10', '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'],
    ['eip155:137', '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'],
    ['eip155:8453', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
    ['eip155:42161', '0xaf88d065e77c8cC2239327C5EDb3A432268e5831'],
    ['eip155:84532', '0x036CbD53842c5426634e7929541eC2318f3dCF7e'],
    [solana, 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  ]),
  ...each(usdt, [
    ['eip155:1', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
    ['eip155:10', '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58'],
    ['eip155:137', '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'],
    ['eip155:42161', '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9'],
    [solana, 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'],
  ]),
  ...each(ether, [
    ['eip155:1', 'native'],
    ['eip155:8453', 'native'],
    ['eip155:84532', 'native'],
  ]),
  ...each({ name: 'Solana', symbol: 'SOL', decimals: 9 }, [[solana, 'native']]),
]
