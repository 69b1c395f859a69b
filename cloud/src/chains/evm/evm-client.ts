import {
  type Abi,
  BaseError,
  HttpRequestError,
  type HttpTransport,
  type PublicClient,
  RpcRequestError,
  TimeoutError,
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

/** Asks contracts many things in few calls. What a contract refuses to say is undefined; a node that fails throws. */
export class ContractReads {
  private hasMulticall: Promise<boolean> | undefined

  constructor(private readonly client: EvmClient) {}

  async all(readings: readonly Reading[]): Promise<readonly unknown[]> {
    if (readings.length === 0) return []
    this.hasMulticall ??= this.look()
    const where = (await this.hasMulticall) ? ({ multicallAddress } as const) : ({ deployless: true } as const)
    const answers = await this.client.multicall({ contracts: readings.map(toContract), batchSize: 65_536, ...where })
    const failure = answers.map(({ error }) => error).find(isOfNode)
    if (failure !== undefined) throw failure
    return answers.map(({ result }) => result)
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

/** True for an error of the node itself. Calls that travel together all have it, and each would look like a contract that refuses. */
function isOfNode(error: unknown): boolean {
  const cause = error instanceof BaseError ? error.walk(isOfRequest) : null
  return cause !== null && !(cause instanceof RpcRequestError && (cause.code === reverted || /revert|out of gas/i.test(cause.message)))
}

function isOfRequest(error: unknown): boolean {
  return error instanceof RpcRequestError || error instanceof HttpRequestError || error instanceof TimeoutError
}

/** The code of a call that a contract ended. */
const reverted = 3

function toContract({ address, ...rest }: Reading): Reading & { readonly address: `0x${string}` } {
  return { ...rest, address: address as `0x${string}` }
}
