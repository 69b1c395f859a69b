import { encodeFunctionData, erc20Abi, getAddress, maxUint256 } from 'viem'

import type { ConvertConfig } from '../../../config/config.js'
import type { BuiltTransaction, Convert, ConvertBuild, ConvertOrder, ConvertPair, ConvertQuote, ConvertToken } from '../../convert.js'
import type { EvmParts } from '../evm-parts.js'
import { isNative } from '../native.js'
import { nativePlaceholder } from '../topics.js'
import { askPermits, permitCall } from './permits.js'
import { routerAbi } from './router-abi.js'

type Address = `0x${string}`

interface Way {
  readonly path: readonly Address[]
  readonly amountOut: bigint
}

/** Seconds for which a transaction can be mined. */
const lifetime = 1_200
/** What a swap takes at most: what is not used is given back. */
const gas = { base: 120_000n, hop: 90_000n, approval: 80_000 } as const
/** Of a hundred percent. Slippage may be given in hundredths of one. */
const points = 10_000n

/** Swaps tokens of an EVM network through the pools of a router. What it quotes is what the router pays out in the same block. */
export class EvmConvert implements Convert {
  constructor(
    private readonly parts: EvmParts,
    private readonly config: ConvertConfig,
    private readonly now: () => number,
  ) {}

  async tokens(): Promise<readonly ConvertToken[]> {
    const { tokens, caip10 } = this.parts
    const known = await tokens.many(tokens.addresses)
    const permits = this.config.permits === true ? await askPermits(this.parts.reads, tokens.addresses) : new Set()
    const native = this.config.wrapped === undefined ? [] : [tokens.native]
    return [...native, ...known.values()].map(({ name, symbol, decimals, iconUrl, address }) => ({
      ...{ name, symbol, decimals, logoUri: iconUrl, eip2612: address !== undefined && permits.has(address.toLowerCase()) },
      address: caip10(address === undefined ? nativePlaceholder : getAddress(address)),
    }))
  }

  async quote(order: ConvertOrder): Promise<ConvertQuote | undefined> {
    const way = await this.best(order)
    if (way === undefined) return undefined
    return { amountOut: way.amountOut, route: [...way.path.slice(1, -1).map((address) => getAddress(address)), order.to] }
  }

  async allowance(token: string, owner: string): Promise<bigint> {
    if (isNative(token)) return maxUint256
    const args = [owner as Address, this.config.router] as const
    return this.parts.client.readContract({ address: token as Address, abi: erc20Abi, functionName: 'allowance', args })
  }

  gasPrice(): Promise<bigint> {
    return this.parts.client.getGasPrice()
  }

  async approval({ from }: ConvertPair): Promise<BuiltTransaction | undefined> {
    if (isNative(from)) return undefined
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [this.config.router, maxUint256] })
    return { to: getAddress(from), data, value: 0n, gas: gas.approval }
  }

  async transaction(order: ConvertBuild): Promise<BuiltTransaction | undefined> {
    const permit = permitCall(order, this.config)
    const way = await this.best(order)
    if (way === undefined) return undefined
    const { path, amountOut } = way
    const least = (amountOut * (points - BigInt(Math.round(order.slippage * 100)))) / points
    const deadline = BigInt(Math.ceil(this.now() / 1_000) + lifetime)
    const end = [path, order.owner as Address, deadline] as const
    const swap = isNative(order.from)
      ? encodeFunctionData({ abi: routerAbi, functionName: 'swapExactETHForTokens', args: [least, ...end] })
      : encodeFunctionData({
          abi: routerAbi,
          functionName: isNative(order.to) ? 'swapExactTokensForETH' : 'swapExactTokensForTokens',
          args: [order.amount, least, ...end],
        })
    return {
      ...{ to: this.config.router, value: isNative(order.from) ? order.amount : 0n },
      gas: Number(gas.base + gas.hop * BigInt(path.length - 1)) + (permit === undefined ? 0 : gas.approval),
      data: permit === undefined ? swap : encodeFunctionData({ abi: routerAbi, functionName: 'multicall', args: [[permit, swap]] }),
    }
  }

  /** The path that pays out most: through one pool, or through two. Undefined where none leads there. */
  private async best({ from, to, amount }: ConvertOrder): Promise<Way | undefined> {
    const paths = this.paths(from, to)
    const answers = await this.parts.reads.all(
      paths.map((path) => ({ address: this.config.router, abi: routerAbi, functionName: 'getAmountsOut', args: [amount, path] })),
    )
    const ways = answers.flatMap((answer, index): readonly Way[] => {
      const amountOut: unknown = Array.isArray(answer) ? answer.at(-1) : undefined
      return typeof amountOut === 'bigint' && amountOut > 0n ? [{ path: paths[index] ?? [], amountOut }] : []
    })
    return ways.reduce<Way | undefined>((best, way) => (best === undefined || way.amountOut > best.amountOut ? way : best), undefined)
  }

  private paths(from: string, to: string): readonly (readonly Address[])[] {
    const [first, last] = [this.asToken(from), this.asToken(to)]
    if (first === undefined || last === undefined || first === last) return []
    const { wrapped } = this.config
    const between = [...this.parts.tokens.addresses, ...(wrapped === undefined ? [] : [wrapped.toLowerCase()])] as readonly Address[]
    return [[first, last], ...between.filter((each) => each !== first && each !== last).map((each) => [first, each, last] as const)]
  }

  private asToken(address: string): Address | undefined {
    return (isNative(address) ? this.config.wrapped : address)?.toLowerCase() as Address | undefined
  }
}
