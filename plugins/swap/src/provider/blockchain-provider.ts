import { type CaipAddress, type Http, type KernelOptions, type Network, type TransactionRequest, isBillfoldError } from '@billfold/kernel'
import { BlockchainService } from '@billfold/kernel/data'
import type { ListedToken, SwapApproval, SwapHop, SwapOrder, SwapProvider, SwapQuote } from '../contract.js'
import { swapError } from '../errors.js'
import { allowanceAnswer, approvalAnswer, gasPriceAnswer, quotesAnswer, tokensAnswer, transactionAnswer } from './answers.js'
import { exactApproval, readSpender } from './erc20-approval.js'

/** Stands for the coin of a network where an address is wanted. */
const nativePlaceholder = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

const headers = { 'Content-Type': 'application/json' }

/** Swaps through the blockchain service that the host names. */
export class BlockchainProvider implements SwapProvider {
  constructor(private readonly needs: { readonly http: Pick<Http, 'endpoint'>; readonly options: Pick<KernelOptions, 'projectId'> }) {}

  async tokens(network: Network, signal: AbortSignal): Promise<readonly ListedToken[]> {
    const { client } = await this.reach(network)
    const query = { chainId: network.caipNetworkId }
    const { tokens } = await client.get('/v1/convert/tokens', { schema: tokensAnswer, query, signal })
    return tokens.map(({ address, logoUri, eip2612, ...token }) => ({
      ...token,
      ...(eip2612 === true && { takesPermit: true }),
      iconUrl: logoUri,
      address: plainOf(address),
    }))
  }

  async quote({ gasPrice, ...order }: SwapOrder & { readonly gasPrice: bigint }, signal: AbortSignal): Promise<SwapQuote | undefined> {
    const { client } = await this.reach(order.network)
    const query = { ...pair(order), amount: String(order.amount), userAddress: order.owner, gasPrice: String(gasPrice) }
    const { quotes } = await client.get('/v1/convert/quotes', { schema: quotesAnswer, headers, query, signal })
    const [best] = quotes
    return best && { amountOut: best.toAmount, ...(best.route !== undefined && { route: best.route.map(hopTo) }) }
  }

  /** Throws what visitors are told, where nobody tells it. */
  async gasPrice(network: Network, signal: AbortSignal): Promise<bigint> {
    const refusal = swapError('swap/no-gas-price', { network: network.name })
    try {
      const { client } = await this.reach(network)
      const query = { chainId: network.caipNetworkId }
      return (await client.get('/v1/convert/gas-price', { schema: gasPriceAnswer, headers, query, signal })).standard
    } catch (error) {
      throw signal.aborted || !isBillfoldError(error) ? error : refusal
    }
  }

  async allowance(order: SwapOrder, signal: AbortSignal): Promise<bigint> {
    const { client } = await this.reach(order.network)
    const query = { tokenAddress: pair(order).from, userAddress: order.owner }
    return (await client.get('/v1/convert/allowance', { schema: allowanceAnswer, headers, query, signal })).allowance
  }

  /** Takes from the answer only who is to swap: the amount is that of the order. */
  async approval(order: SwapOrder, signal: AbortSignal): Promise<SwapApproval> {
    const { client } = await this.reach(order.network)
    const query = { ...pair(order), userAddress: order.owner }
    const { tx } = await client.get('/v1/convert/build-approve', { schema: approvalAnswer, headers, query, signal })
    const token = order.from ?? ''
    const spender = tx.to.toLowerCase() === token.toLowerCase() ? readSpender(tx.data) : undefined
    if (spender === undefined) throw swapError('swap/other-spender', { spender: tx.to, contract: token })
    return { spender, transaction: exactApproval(token, spender, order.amount) }
  }

  async transaction(
    { permit, ...order }: SwapOrder & { readonly slippage: number; readonly permit?: string },
    signal: AbortSignal,
  ): Promise<TransactionRequest> {
    const { client, projectId } = await this.reach(order.network)
    const body = {
      ...{ ...pair(order), amount: String(order.amount), userAddress: order.owner, projectId },
      ...{ eip155: { slippage: order.slippage }, disableEstimate: true, ...(permit !== undefined && { permit }) },
    }
    const { tx } = await client.post('/v1/convert/build-transaction', { schema: transactionAnswer, headers, body, signal })
    return { to: tx.to, data: tx.data, value: tx.amount, gas: tx.eip155.gas, gasPrice: tx.eip155.gasPrice }
  }

  private async reach(
    network: Network,
  ): Promise<{ readonly client: NonNullable<ReturnType<Http['endpoint']>>; readonly projectId: string }> {
    const { http, options } = this.needs
    const client = http.endpoint('blockchain')
    const isServed = client !== undefined && (await new BlockchainService(client).supports(network.caipNetworkId))
    if (client === undefined || !isServed) throw swapError('swap/unsupported', { network: network.name })
    return { client, projectId: options.projectId ?? '' }
  }
}

/** The service names tokens only. */
function hopTo(token: string): SwapHop {
  return { to: plainOf(token), venues: [] }
}

function plainOf(address: string): string | undefined {
  return address.toLowerCase() === nativePlaceholder ? undefined : address
}

function pair({ network, from, to }: SwapOrder): { readonly from: CaipAddress; readonly to: CaipAddress } {
  const here = (address: string | undefined): CaipAddress => `${network.caipNetworkId}:${address ?? nativePlaceholder}`
  return { from: here(from), to: here(to) }
}
