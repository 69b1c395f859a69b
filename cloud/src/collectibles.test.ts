/** The collectibles of families beside EVM and Solana, as the ledgers of this machine have them. */
import { type SuiLedger, startSuiLedger, suiCloudChain } from '@billfold/local-chains/sui'
import { mara, nils, suiChainId, suiKiosk, suiPieces } from '@billfold/local-chains/sui/seed'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ask } from '../testing/ask.js'
import { openCloud } from '../testing/open-cloud.js'
import type { Nft } from './chains/shapes.js'

/** What differs from one family to another. */
interface CollectingFamily {
  readonly chainId: string
  readonly owner: string
  /** Somebody who has none. */
  readonly other: string
  /** Name, collection, contract and number of each. */
  readonly honest: readonly (readonly unknown[])[]
  readonly spam: readonly (readonly unknown[])[]
}

const [harbour, gifts] = [`${suiChainId}:0x${'4a'.repeat(32)}`, `${suiChainId}:0x${'66'.repeat(32)}`]
const families: readonly CollectingFamily[] = [
  {
    ...{ chainId: suiChainId, owner: mara.address, other: nils.address },
    honest: [
      ['Sui Light #1', 'Harbour Lights', harbour, suiPieces[0]?.id],
      ['Sui Light #2', 'Harbour Lights', harbour, suiPieces[1]?.id],
      ['Sui Light #3', 'Harbour Lights', harbour, suiKiosk.items[0]?.id],
    ],
    spam: [['Claim 900 SUI at lights.example.com', 'Gift', gifts, suiPieces[2]?.id]],
  },
]

let sui: SuiLedger
beforeAll(async () => void (sui = await startSuiLedger()))
afterAll(() => sui.stop())

async function piecesOf(account: string, chainId: string): Promise<readonly Nft[]> {
  const cloud = await openCloud({ networks: [suiCloudChain(sui.url)] })
  return (await ask(cloud, `/v1/account/${account}/nfts?chainId=${chainId}`)).json.nfts
}

test.each(families)(
  'default: $chainId: collectibles are told with their pictures, and which are spam',
  async ({ chainId, owner, honest, spam }) => {
    const told = await piecesOf(owner, chainId)
    const facts = (isSpam: boolean) =>
      told
        .filter(({ flags }) => flags.is_spam === isSpam)
        .map(({ name, collection, address, tokenId }) => [name, collection.name, address, tokenId])
    expect(facts(false)).toEqual(honest)
    expect(facts(true)).toEqual(spam)
    for (const piece of told) expect(piece).toMatchObject({ chainId, content: { preview: { url: expect.stringMatching(/^data:image/) } } })
  },
)

test.each(families)('behavior: $chainId: who has none has none', async ({ chainId, other }) => {
  expect(await piecesOf(other, chainId)).toEqual([])
})
