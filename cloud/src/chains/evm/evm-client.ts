import {
  type Abi,
  BaseError,
  HttpRequestError,
  type HttpTransport,
  type PublicClient,
  ResponseBodyTooLargeError,
  RpcRequestError,
  TimeoutError,
  UnknownRpcError,
  createPublicClient,
  http,
} from 'viem'

import { nodeDeadline } from '../node-deadline.js'

/** How this server talks to a node. */
export type EvmClient = PublicClient<HttpTransport>

/** Where Multicall3 stands on the chains that have it. */
const multicallAddress = '0xcA11bde05977b3631167028862bE2a173976CA11'

/**
 * Makes a client. Calls that are made together travel in one request. A contract may answer that a host of its choice knows more (EIP-3668), and anybody
 * may make a contract: nobody but the node is asked.
 */
export function createEvmClient(rpcUrl: string): EvmClient {
  const transport = http(rpcUrl, { batch: { batchSize: 200 }, timeout: nodeDeadline, retryCount: 0 })
  return createPublicClient({ transport, cacheTime: 0, ccipRead: false })
}

/** One question to a contract. */
export interface Reading {
  readonly address: string
  readonly abi: Abi
  readonly functionName: string
  readonly args?: readonly unknown[]
}

/** Questions that go out together: nodes refuse requests of some megabytes. */
const mostAtOnce = 1_000

/** Asks contracts many things in few calls. What a contract refuses to say is undefined; a node that fails throws. */
export class ContractReads {
  private hasMulticall: Promise<boolean> | undefined

  constructor(private readonly client: EvmClient) {}

  async all(readings: readonly Reading[]): Promise<readonly unknown[]> {
    if (readings.length === 0) return []
    if (readings.length > mostAtOnce) return this.halves(readings)
    this.hasMulticall ??= this.look()
    const where = (await this.hasMulticall) ? ({ multicallAddress } as const) : ({ deployless: true } as const)
    const answers = await this.client.multicall({ contracts: readings.map(toContract), batchSize: 65_536, ...where })
    const ended = answers.flatMap(({ error }) => (causeOf(error) === undefined ? [] : [error]))
    const failure = ended.find((error) => !isOfContract(causeOf(error)))
    if (failure !== undefined) throw failure
    if (ended.length > 0) return readings.length === 1 ? [undefined] : this.halves(readings)
    return answers.map(({ result }) => result)
  }

  /** A contract that takes all the gas, or says more than is read, ends the call for all that are asked with it. */
  private async halves(readings: readonly Reading[]): Promise<readonly unknown[]> {
    const middle = Math.ceil(readings.length / 2)
    // One after the other: together they would travel in one request again.
    const first = await this.all(readings.slice(0, middle))
    return [...first, ...(await this.all(readings.slice(middle)))]
  }

  private async look(): Promise<boolean> {
    try {
      return (await this.client.getCode({ address: multicallAddress })) !== undefined
    } catch (error) {
      this.hasMulticall = undefined
      throw error
    }
  }
}

/** The failure of a whole call, after which all contracts in it look as if they had refused. Undefined where a single one refused. */
function causeOf(error: unknown): BaseError | undefined {
  const cause = error instanceof BaseError ? error.walk(isOfRequest) : null
  return cause instanceof BaseError ? cause : undefined
}

function isOfRequest(error: unknown): boolean {
  // The last one is what an answer becomes that is not of the form that was asked for.
  return [RpcRequestError, HttpRequestError, TimeoutError, ResponseBodyTooLargeError, UnknownRpcError].some((kind) => error instanceof kind)
}

/** True where a contract ended the call, in the words of geth and of others. Everything else is a failure of the node. */
function isOfContract(cause: BaseError | undefined): boolean {
  if (cause instanceof RpcRequestError) return cause.code === reverted || /revert|out ?of ?gas|OOG/i.test(cause.details)
  return cause instanceof ResponseBodyTooLargeError
}

/** The code of a call that a contract ended. */
const reverted = 3

function toContract({ address, ...rest }: Reading): Reading & { readonly address: `0x${string}` } {
  return { ...rest, address: address as `0x${string}` }
}
