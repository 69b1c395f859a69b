/** The collectibles of families beside EVM and Solana, as the ledgers of this machine have them. */
import { type BitcoinChain, bitcoinCloudChain, startBitcoinChain } from '@billfold/local-chains/bitcoin'
import { bitcoinChainId, gro, hauk } from '@billfold/local-chains/bitcoin/seed'
import { type PolkadotLedger, polkadotCloudChain, startPolkadotLedger } from '@billfold/local-chains/polkadot'
import { polkadotChainId, vera, wim } from '@billfold/local-chains/polkadot/seed'
import { type StacksLedger, stacksCloudChain, startStacksLedger } from '@billfold/local-chains/stacks'
import { rosa, stacksChainId, stacksNames, stig, tove } from '@billfold/local-chains/stacks/seed'
import { type SuiLedger, startSuiLedger, suiCloudChain } from '@billfold/local-chains/sui'
import { mara, nils, suiChainId, suiKiosk, suiPieces } from '@billfold/local-chains/sui/seed'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ask } from '../testing/ask.js'
import { openCloud } from '../testing/open-cloud.js'
import type { Nft } from './chains/shapes.js'

/** The differences between the families. */
interface CollectingFamily {
  readonly chainId: string
  readonly owner: string
  /** Somebody who has none. */
  readonly other: string
  /** Name, collection, contract and number of each, and whether it has a picture. */
  readonly honest: readonly (readonly unknown[])[]
  readonly spam: readonly (readonly unknown[])[]
}

const [harbour, gifts] = [`${suiChainId}:0x${'4a'.repeat(32)}`, `${suiChainId}:0x${'66'.repeat(32)}`]
const stacksAt = (owner: string, contract: string): string => `${stacksChainId}:${owner}.${contract}`
const inscription = (index: number): unknown => expect.stringMatching(new RegExp(`^[0-9a-f]{64}i${index}$`))
const inscribed = (index: number): unknown => expect.stringMatching(new RegExp(`^${bitcoinChainId}:[0-9a-f]{64}i${index}$`))
const families: readonly CollectingFamily[] = [
  {
    ...{ chainId: bitcoinChainId, owner: gro.ordinals, other: hauk.ordinals },
    honest: [
      ['Inscription #41', 'image/svg+xml', inscribed(0), inscription(0), true],
      ['Inscription #42', 'text/plain', inscribed(1), inscription(1), false],
    ],
    spam: [],
  },
  {
    ...{ chainId: polkadotChainId, owner: vera.address, other: wim.address },
    honest: [
      ['Polkadot Buoy #1', 'Harbour Buoys', `${polkadotChainId}:12`, '1', true],
      ['Polkadot Buoy #2', 'Harbour Buoys', `${polkadotChainId}:12`, '2', true],
      ['Mooring rope', 'Ropes', `${polkadotChainId}:31`, '7', false],
      ['Ropes #8', 'Ropes', `${polkadotChainId}:31`, '8', false],
    ],
    spam: [['Claim 500 DOT at buoys.example.com', 'Gift', `${polkadotChainId}:90`, '1', true]],
  },
  {
    ...{ chainId: suiChainId, owner: mara.address, other: nils.address },
    honest: [
      ['Sui Light #1', 'Harbour Lights', harbour, suiPieces[0]?.id, true],
      ['Sui Light #2', 'Harbour Lights', harbour, suiPieces[1]?.id, true],
      ['Sui Light #3', 'Harbour Lights', harbour, suiKiosk.items[0]?.id, true],
    ],
    spam: [['Claim 900 SUI at lights.example.com', 'Gift', gifts, suiPieces[2]?.id, true]],
  },
  {
    ...{ chainId: stacksChainId, owner: rosa.address, other: stig.address },
    honest: [
      ['Stacks Lantern #1', 'lantern', stacksAt(stig.address, 'lanterns'), '1', true],
      ['Stacks Lantern #2', 'lantern', stacksAt(stig.address, 'lanterns'), '2', true],
      ['mooring #12', 'mooring', stacksAt(stig.address, 'moorings'), '12', false],
      ['rosa.btc', 'BNS-V2', stacksAt(stacksNames, 'BNS-V2'), '7', false],
    ],
    spam: [['claim-reward #1', 'claim-reward', stacksAt(tove.address, 'gift'), '1', false]],
  },
]

let bitcoin: BitcoinChain
let polkadot: PolkadotLedger
let stacks: StacksLedger
let sui: SuiLedger
beforeAll(async () => {
  ;[bitcoin, polkadot] = [await startBitcoinChain(), await startPolkadotLedger()]
  ;[stacks, sui] = [await startStacksLedger(), await startSuiLedger()]
})
afterAll(() => Promise.all([bitcoin, polkadot, stacks, sui].map((chain) => chain.stop())))

async function piecesOf(account: string, chainId: string): Promise<readonly Nft[]> {
  const cloud = await openCloud({
    networks: [
      bitcoinCloudChain(bitcoin.url, bitcoin.indexUrl),
      polkadotCloudChain(polkadot.url, polkadot.indexUrl),
      suiCloudChain(sui.url),
      stacksCloudChain(stacks.url),
    ],
  })
  return (await ask(cloud, `/v1/account/${account}/nfts?chainId=${chainId}`)).json.nfts
}

test.each(families)(
  'default: $chainId: collectibles are told with their names and pictures, and which are spam',
  async ({ chainId, owner, honest, spam }) => {
    const told = await piecesOf(owner, chainId)
    const facts = (isSpam: boolean) =>
      told
        .filter(({ flags }) => flags.is_spam === isSpam)
        .map(({ name, collection, address, tokenId, content }) => [name, collection.name, address, tokenId, content !== undefined])
    expect(facts(false)).toEqual(honest)
    expect(facts(true)).toEqual(spam)
    const pictures = told.flatMap(({ content }) => content?.preview.url ?? [])
    expect(pictures).toEqual(pictures.map(() => expect.stringMatching(/^data:image\/svg/) as unknown))
  },
)

test.each(families)('behavior: $chainId: who has none has none', async ({ chainId, other }) => {
  expect(await piecesOf(other, chainId)).toEqual([])
})

test('behavior: Bitcoin without an ord server has balances and no collectibles', async () => {
  const { indexUrl: _, ...network } = bitcoinCloudChain(bitcoin.url, '')
  const cloud = await openCloud({ networks: [network] })
  const of = async (what: string) => (await ask(cloud, `/v1/account/${gro.ordinals}/${what}?chainId=${bitcoinChainId}`)).json
  expect(await of('nfts')).toEqual({ nfts: [] })
  expect(await of('balance')).toMatchObject({ balances: [{ symbol: 'BTC', quantity: { numeric: '0.00010546' } }] })
})
