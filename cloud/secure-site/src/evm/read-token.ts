import { type Hex, decodeFunctionResult, encodeFunctionData, isHex, parseAbi } from 'viem'
import type { Chain } from '../rpc/chain.js'
import type { Nodes } from '../rpc/nodes.js'

const abi = parseAbi(['function symbol() view returns (string)', 'function decimals() view returns (uint8)'])

/** A token as it tells of itself. */
export interface TokenFacts {
  readonly symbol: string
  readonly decimals: number
}

/** Longer symbols are mostly something else than a symbol. */
const symbolLetters = 12

/** Reads the symbol and the decimals of a token; undefined where a contract has none, or the node does not answer. */
export async function readToken(nodes: Nodes, chain: Chain, token: Hex): Promise<TokenFacts | undefined> {
  try {
    const [symbol, decimals] = await Promise.all([read(nodes, chain, token, 'symbol'), read(nodes, chain, token, 'decimals')])
    if (typeof symbol !== 'string' || typeof decimals !== 'number') return undefined
    return { symbol: [...symbol.replaceAll(/[^\p{L}\p{N}$₮.+-]/gu, '')].slice(0, symbolLetters).join(''), decimals }
  } catch {
    // The request is told without: by the bare number and the address of the token.
    return undefined
  }
}

async function read(nodes: Nodes, chain: Chain, token: Hex, functionName: 'symbol' | 'decimals'): Promise<unknown> {
  const result = await nodes.ask(chain, 'eth_call', [{ to: token, data: encodeFunctionData({ abi, functionName }) }, 'latest'])
  return isHex(result) ? decodeFunctionResult({ abi, functionName, data: result }) : undefined
}
