/** What stands on the local EVM chains from the start. Constants only: a page may import them. */

import { gatewayFolders } from '../gateway/seed.js'

/** An account whose key everybody knows, with what it holds on the first chain said in words. */
export interface EvmSeedAccount {
  readonly name: string
  readonly address: `0x${string}`
  readonly privateKey: `0x${string}`
}

/** A token of the local chains. */
export interface EvmSeedToken {
  readonly address: `0x${string}`
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** The ids of the two chains: the one everything happens on, and one to switch to. */
export const evmChainIds = { harbourOne: 31_337, harbourTwo: 31_338 } as const

/** What people call the chains. */
export const evmChainNames: Readonly<Record<number, string>> = { 31337: 'Harbour One', 31338: 'Harbour Two' }

/** The money of both chains. */
export const evmNativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 } as const

/** Has some of everything, and a month of history. */
export const alice: EvmSeedAccount = {
  name: 'Alice',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
}

/** Has some tokens, and is whom Alice deals with. */
export const brook: EvmSeedAccount = {
  name: 'Brook',
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  privateKey: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
}

/** Has the chain's own money and nothing else. */
export const carol: EvmSeedAccount = {
  name: 'Carol',
  address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  privateKey: '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
}

/** Has nothing at all, not even the money for a fee. */
export const dana: EvmSeedAccount = {
  name: 'Dana',
  address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  privateKey: '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
}

/** Everybody whose keys are given away. */
export const evmAccounts: readonly EvmSeedAccount[] = [alice, brook, carol, dana]

/** Makes the contracts. Nobody else may use it, or their addresses change. */
export const evmDeployer: `0x${string}` = '0x21595063f239a778f1BCa8AF17CC12930337ffb5'

/** The tokens, at the same addresses on both chains. `usdt` returns nothing from `transfer`, as the real one */
export const evmTokens = {
  usdc: { address: '0x093382cA9B247eE29655931696E0E503bc975F2e', name: 'USD Coin', symbol: 'USDC', decimals: 6 },
  usdt: { address: '0xd6926751DeC11952E480FB65a5f6035312Fc20D6', name: 'Tether USD', symbol: 'USDT', decimals: 6 },
  harbour: { address: '0xC8dd4C0eC7829af12686086E60b590A72e278b81', name: 'Harbour', symbol: 'HBR', decimals: 18 },
} as const

/** A token that keeps a tenth of each transfer. It stands in no list. */
export const evmTollToken = { address: '0xB2c80b72b6F5C96460DE5BEf5766C81bEa7DDa42', symbol: 'TOLL', decimals: 18 } as const

/** The other contracts, at the same addresses on both chains. */
export const evmContracts = {
  postcards: '0xF60d04ce4C7Cdefb76b8c16A740ef4296cd050f7',
  router: '0xaE9482B0B5BE9d1Bda1Df0C4f4aCeDb6eb7f81F8',
  tickets: '0xDA25913C501e49d49f7f887EDD2449AA0A8dE6A4',
  idRegistry: '0xc793C3f59C7F780052C89127C4616046AcBbB381',
  usdcHarbourPool: '0xa8d0576c3c05B58C9cFEe7498dF0d9658fB750B1',
  usdcUsdtPool: '0xDF6b88545df7d82785eC36F8913bE76Df472a1Cb',
  wrappedEther: '0x1fFce4d78D7aBAe6515cd012020951834EB89080',
  nameRegistry: '0xf26c25e85B15fecf7Ef047F3C76E01E0a7Ce2Ea8',
  nameResolver: '0x459e2E154c67B32c563A7c71B49c84B83F4A191F',
  /** Leaves names to a host elsewhere. */
  gatewayResolver: '0x11B7a9b4dc3091B30cc30aAB693E1B0442875AA0',
  /** Resolves names and addresses in one call, as that of ENS. */
  universalResolver: '0xaC4a2658467B681098d91248e3C897d3958f1475',
  paymaster: '0x9Bf46fd198544F2068e8A0aBbaAda6E8476e14b6',
  /** Makes accounts that are apart from the address of their key, of the code behind it. */
  accountFactory: '0xFF1952b8DeBacC46D7D9050E9b892Cc4B9A24813',
  accountCode: '0x7832ba2B5c5172917734DDe3833F2F858C509f72',
  prints: '0xCB0897F78fdEB56e8E5AFDE4BF2c482923895B06',
  /** Version 0.8, where it is everywhere. */
  entryPoint: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
  /** What accounts become that are upgraded by EIP-7702, where it is everywhere. */
  simple7702Account: '0xe6Cae83BdE06E4c305530e199D7217f42808555B',
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
} as const

/** A name on the local chains, and what it stands for. */
export interface EvmSeedName {
  readonly name: string
  readonly address: `0x${string}`
  readonly avatar?: string
}

/** Names of the registry. Alice and Brook say that they have the first two; Carol says that she has Alice's. */
export const evmNames: readonly EvmSeedName[] = [
  { name: 'alice.eth', address: alice.address, avatar: 'https://pictures.example/alice.png' },
  { name: 'müller.eth', address: brook.address },
  { name: 'harbour.eth', address: carol.address },
]

/** Who says that they have which name; the last one lies. */
export const evmPrimaryNames: readonly EvmSeedName[] = [
  { name: 'alice.eth', address: alice.address },
  { name: 'müller.eth', address: brook.address },
  { name: 'alice.eth', address: carol.address },
]

/** Names below this one are kept by a host elsewhere, whose address whoever needs it sets. */
export const evmGatewayName = 'gateway.eth'

/** Who has an id of Farcaster. */
export const evmFarcasterIds: readonly { readonly address: `0x${string}`; readonly id: string }[] = [
  { address: alice.address, id: '1001' },
  { address: brook.address, id: '1002' },
]

/** The titles of Alice's postcards on the first chain, by id from 1. */
export const evmPostcards = ['The pier at six', 'Low tide', 'Fog with two gulls'] as const

/** The kinds of tickets on the first chain, by id from 1, of which Alice has two and one. */
export const evmTickets = ['Ferry ticket', 'Lighthouse ticket'] as const

/** Alice's prints on the first chain, by id from 1: the contract says that they are described elsewhere. */
export const evmPrints: { readonly base: string; readonly count: number } = { base: `ipfs://${gatewayFolders.prints}/`, count: 2 }
