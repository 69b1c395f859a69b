import type { CaipAddress, Http, KernelOptions } from '@billfold/kernel'
import { type GenericSchema, safeParse } from 'valibot'
import type { Exchange, OrderSource } from '../contract.js'
import { exchangeError } from '../errors.js'
import { limits } from '../limits.js'
import { type RpcAnswer, exchangesAnswer, isSafePage, payUrlAnswer, rpcAnswer, statusAnswer } from './answers.js'

export interface ExchangeClientNeeds {
  readonly http: Pick<Http, 'endpoint'>
  readonly options: Pick<KernelOptions, 'projectId'>
  readonly source: OrderSource
}

/** What is to be paid for. The asset is its CAIP-19 id, the amount in whole coins. */
export interface OrderQuestion {
  readonly exchangeId: string
  readonly asset: string
  readonly amount: string
  readonly recipient: CaipAddress
  /** The same for every try. */
  readonly requestId: string
}

/** The exchanges' part of the service that the host names. It speaks JSON-RPC, and an `error` in an answer throws. */
export class ExchangeClient {
  constructor(private readonly needs: ExchangeClientNeeds) {}

  async exchanges({
    asset,
    amount,
    signal,
  }: {
    readonly asset: string
    readonly amount: string
    readonly signal: AbortSignal
  }): Promise<readonly Exchange[]> {
    const { exchanges } = await this.call('reown_getExchanges', { page: 0, asset, amount }, { schema: exchangesAnswer, signal })
    return exchanges.slice(0, limits.exchanges)
  }

  /** Asks for the page to pay on. */
  async payUrl(question: OrderQuestion, signal: AbortSignal): Promise<{ readonly url: string; readonly sessionId: string }> {
    const answer = await this.call('reown_getExchangePayUrl', { ...question }, { schema: payUrlAnswer, signal })
    if (!isSafePage(answer.url)) throw exchangeError('exchange/bad-page', undefined)
    return answer
  }

  /** How an order stands, in the word of the service. */
  async status(
    order: { readonly exchangeId: string; readonly sessionId: string },
    signal: AbortSignal,
  ): Promise<{ readonly status: string; readonly txHash: string | undefined }> {
    const { status, txHash } = await this.call('reown_getExchangeBuyStatus', { ...order }, { schema: statusAnswer, signal })
    return { status, txHash: txHash ?? undefined }
  }

  private async call<T>(method: string, params: object, { schema, signal }: CallOptions<T>): Promise<T> {
    const { http, options, source } = this.needs
    const client = http.endpoint('exchange')
    if (client === undefined) throw exchangeError('exchange/no-service', undefined)
    const body = { jsonrpc: '2.0', id: 1, method, params: { ...params, projectId: options.projectId } }
    const query = source === 'fund-from-exchange' ? { source: 'fund-wallet' } : {}
    const headers = { 'Content-Type': 'application/json' }
    const answer = await client.post('/v1/json-rpc', { schema: rpcAnswer, headers, query, body, signal })
    return readResult(answer, schema)
  }
}

interface CallOptions<T> {
  readonly schema: GenericSchema<unknown, T>
  readonly signal: AbortSignal
}

function readResult<T>({ result, error }: RpcAnswer, schema: GenericSchema<unknown, T>): T {
  if (error !== undefined && error !== null) {
    const reason = error.message.slice(0, limits.textLength)
    throw reason.includes('is not supported')
      ? exchangeError('exchange/unsupported-asset', { asset: reason.split(' ', 1)[0] ?? '' })
      : exchangeError('exchange/refused', { reason })
  }
  const read = safeParse(schema, result)
  if (!read.success) throw exchangeError('exchange/refused', { reason: 'The exchange gave an answer that cannot be read.' })
  return read.output
}
