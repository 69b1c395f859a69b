import type { ContractCall, Network } from '@billfold/kernel'
import { type Abi, BaseError, RpcError, createClient, custom, encodeFunctionData } from 'viem'
import { multicall, readContract } from 'viem/actions'
import { evmError } from '../errors.js'
import type { Reads } from './evm-reads.js'
import { multicallAddress, multicallAddresses } from './known-tokens.js'
import { abiOf, tokenAbi } from './token-abi.js'

/** The network whose contracts are read, and its reader. */
export interface ContractPlace {
  /** Its failures are those of EIP-1193, which viem knows. */
  readonly reads: Pick<Reads, 'ask'>
  readonly network: Network
  readonly signal?: AbortSignal | undefined
}

/** Facts that a token states of itself, and never changes. */
export interface TokenFacts {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A token, and an account's balance of it. */
export interface TokenHolding {
  readonly facts: TokenFacts
  readonly balance: bigint
}

/** Calls a contract without changing anything. */
export async function callContract(place: ContractPlace, call: ContractCall): Promise<unknown> {
  const { functionName, args } = call
  try {
    return await readContract(clientOf(place), {
      address: toAddress(call.address),
      abi: abiOf(place.network, call) as Abi,
      functionName,
      args,
    })
  } catch (error) {
    place.signal?.throwIfAborted()
    throw evmError('evm/call-failed', { functionName, reason: reasonOf(error) }, error)
  }
}

/** Encodes a call of a contract. */
export function encodeCall(network: Network, call: ContractCall): `0x${string}` {
  const { functionName, args } = call
  try {
    return encodeFunctionData({ abi: abiOf(network, call) as Abi, functionName, args })
  } catch (error) {
    throw evmError('evm/invalid-call', { functionName }, error)
  }
}

/** Reads an account's balance of a token. */
export function readTokenBalance(place: ContractPlace, token: string, account: string): Promise<bigint> {
  const args = [toAddress(account)] as const
  return readContract(clientOf(place), { address: toAddress(token), abi: tokenAbi, functionName: 'balanceOf', args })
}

/** Reads a token in one request. Name and symbol may be missing, as some tokens have none that can be read. */
export async function readToken(place: ContractPlace, token: string, account: string): Promise<TokenHolding | undefined> {
  const contract = { address: toAddress(token), abi: tokenAbi } as const
  const [balance, decimals, symbol, name] = await multicall(clientOf(place), {
    multicallAddress: multicallAddresses[String(place.network.id)] ?? multicallAddress,
    contracts: [
      { ...contract, functionName: 'balanceOf', args: [toAddress(account)] },
      { ...contract, functionName: 'decimals' },
      { ...contract, functionName: 'symbol' },
      { ...contract, functionName: 'name' },
    ],
  })
  // Calls that travel together share a failure of the node: it says nothing of the token.
  const { error } = balance
  if (error !== undefined && error === decimals.error && isOfNode(error)) throw error
  if (balance.result === undefined || decimals.result === undefined) return undefined
  const facts = { decimals: decimals.result, symbol: symbol.result ?? '', name: name.result ?? symbol.result ?? '' }
  return { facts, balance: balance.result }
}

function isOfNode(error: Error): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof RpcError && !/revert/i.test(cause.details)) !== null
}

/** Finds the one line in which viem says what happened. */
function reasonOf(error: unknown): string {
  return error instanceof BaseError ? error.shortMessage.replace(/\s+/g, ' ').slice(0, 200) : 'it failed'
}

function clientOf({ reads, network, signal }: ContractPlace): ReturnType<typeof createClient> {
  const request = ({ method, params }: { readonly method: string; readonly params?: unknown }): Promise<unknown> =>
    reads.ask(network, { method, params: params as readonly unknown[] }, signal)
  // Nodes that fail are followed by others further down: nothing is tried again here.
  // A contract may answer that a host of its choice knows more (EIP-3668): only hosts that were named are asked anything.
  return createClient({ transport: custom({ request }, { retryCount: 0 }), ccipRead: false })
}

function toAddress(address: string): `0x${string}` {
  return address.startsWith('0x') ? (address as `0x${string}`) : `0x${address}`
}
