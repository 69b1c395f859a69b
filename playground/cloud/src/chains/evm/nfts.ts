import { getAddress } from 'viem'

import type { Nft } from '../shapes.js'
import { tokenAbi } from './abis.js'
import { pieceKey } from './collection-book.js'
import type { EvmParts } from './evm-parts.js'
import { readLogs } from './logs.js'
import { toPieceId } from './moves.js'
import { topics } from './topics.js'

/** The pieces that came to an account and are still there. */
export async function readNfts(parts: EvmParts, address: string): Promise<readonly Nft[]> {
  const { client, reads, collections, network } = parts
  const span = { from: BigInt(network.firstBlock), to: await client.getBlockNumber() }
  const came = await readLogs(client, span, [topics.transfer, undefined, address])
  const ids = [...new Map(came.flatMap((log) => toPieceId(log) ?? []).map((id) => [pieceKey(id), id])).values()]
  const owners = await reads.all(ids.map((id) => ({ address: id.address, abi: tokenAbi, functionName: 'ownerOf', args: [id.tokenId] })))
  const owned = ids.filter((_, index) => String(owners[index]).toLowerCase() === address.toLowerCase())
  const pieces = await collections.many(owned)
  return [...pieces.values()].map(({ isSpam, tokenId, address: collection, ...rest }) => ({
    ...rest,
    address: parts.caip10(getAddress(collection)),
    chainId: network.caipNetworkId,
    tokenId: String(tokenId),
    flags: { is_spam: isSpam },
  }))
}
