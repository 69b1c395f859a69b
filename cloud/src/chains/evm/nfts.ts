import { getAddress } from 'viem'

import type { Nft } from '../shapes.js'
import { manyAbi, tokenAbi } from './abis.js'
import { type PieceId, pieceKey } from './collection-book.js'
import type { Reading } from './evm-client.js'
import type { EvmParts } from './evm-parts.js'
import { transfersTo } from './logs.js'
import { movesIn } from './moves.js'

/** The pieces that came to an account and are still there. */
export async function readNfts(parts: EvmParts, address: string): Promise<readonly Nft[]> {
  const { client, reads, collections, network } = parts
  const span = { from: BigInt(network.firstBlock), to: await client.getBlockNumber() }
  const account = address.toLowerCase()
  const came = movesIn(await transfersTo(client, span, address)).flatMap(({ piece, to }) => (to === account ? (piece ?? []) : []))
  const ids = [...new Map(came.map((id) => [pieceKey(id), id])).values()]
  const answers = await reads.all(ids.map((id) => ownership(id, address)))
  const owned = ids.filter((_, index) => isTheirs(answers[index], account))
  const pieces = await collections.many(owned)
  return [...pieces.values()].map(({ isSpam, tokenId, address: place, name, collection, content }) => ({
    name,
    collection,
    ...(content && { content }),
    address: parts.caip10(getAddress(place)),
    chainId: network.caipNetworkId,
    tokenId: String(tokenId),
    flags: { is_spam: isSpam },
  }))
}

function ownership({ address, tokenId, standard }: PieceId, owner: string): Reading {
  return standard === 'ERC721'
    ? { address, abi: tokenAbi, functionName: 'ownerOf', args: [tokenId] }
    : { address, abi: manyAbi, functionName: 'balanceOf', args: [owner, tokenId] }
}

/** Who owns a piece that there is once, or how many of the others somebody has. */
function isTheirs(said: unknown, account: string): boolean {
  return typeof said === 'bigint' ? said > 0n : String(said).toLowerCase() === account
}
