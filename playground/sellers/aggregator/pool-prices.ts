import { routerAbi, tokenAbi } from '@billfold/local-chains/evm'
import { evmContracts, evmTokens } from '@billfold/local-chains/evm/seed'
import { type PublicClient, encodeFunctionData } from 'viem'

type Address = `0x${string}`

/** Stands for the coin of a network where an address is wanted. */
export const nativePlaceholder = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** A swap as it is asked for: tokens by their addresses, the coin by its placeholder. */
export interface PoolOrder {
  readonly srcToken: string
  readonly destToken: string
  readonly srcAmount: bigint
}

/** The best way through the pools. */
export interface PoolWay {
  readonly path: readonly Address[]
  /** Amount of each token along the path. */
  readonly amounts: readonly bigint[]
}

/** A way as a transaction takes it. */
export interface PoolSwap extends PoolOrder {
  readonly path: readonly Address[]
  readonly least: bigint
  readonly receiver: Address
}

/** Finds the way that pays out most: through one pool, or through two. Undefined where none leads there. */
export async function bestWay(client: PublicClient, { srcToken, destToken, srcAmount }: PoolOrder): Promise<PoolWay | undefined> {
  const [first, last] = [asToken(srcToken), asToken(destToken)]
  if (first === last) return undefined
  const between = [...Object.values(evmTokens).map(({ address }) => address), evmContracts.wrappedEther].map(lower)
  const paths = [[first, last], ...between.filter((each) => each !== first && each !== last).map((each) => [first, each, last])]
  const ways = await Promise.all(paths.map((path) => amountsOf(client, srcAmount, path)))
  return ways.reduce<PoolWay | undefined>(
    (best, way) => (way !== undefined && (way.amounts.at(-1) ?? 0n) > (best?.amounts.at(-1) ?? 0n) ? way : best),
    undefined,
  )
}

/** Writes the call of the router. */
export function swapCall({ srcToken, destToken, srcAmount, path, least, receiver }: PoolSwap): Address {
  const deadline = BigInt(Math.ceil(Date.now() / 1_000) + 1_200)
  const end = [path, receiver, deadline] as const
  if (isNative(srcToken)) return encodeFunctionData({ abi: routerAbi, functionName: 'swapExactETHForTokens', args: [least, ...end] })
  const functionName = isNative(destToken) ? 'swapExactTokensForETH' : 'swapExactTokensForTokens'
  return encodeFunctionData({ abi: routerAbi, functionName, args: [srcAmount, least, ...end] })
}

/** True for the placeholder of the coin. */
export function isNative(token: string): boolean {
  return token.toLowerCase() === nativePlaceholder
}

/** A token's own word for what it is. */
export async function describeToken(
  client: PublicClient,
  address: Address,
): Promise<{ readonly symbol: string; readonly decimals: number }> {
  const read = (functionName: 'symbol' | 'decimals'): Promise<unknown> => client.readContract({ address, abi: tokenAbi, functionName })
  const [symbol, decimals] = await Promise.all([read('symbol'), read('decimals')])
  return { symbol: String(symbol), decimals: Number(decimals) }
}

async function amountsOf(client: PublicClient, amount: bigint, path: readonly Address[]): Promise<PoolWay | undefined> {
  try {
    const call = { address: evmContracts.router, abi: routerAbi, functionName: 'getAmountsOut', args: [amount, path] } as const
    return { path, amounts: await client.readContract(call) }
  } catch {
    // The router says no where there is no pool, or an empty one.
    return undefined
  }
}

const lower = (address: string): Address => address.toLowerCase() as Address
const asToken = (token: string): Address => lower(isNative(token) ? evmContracts.wrappedEther : token)
