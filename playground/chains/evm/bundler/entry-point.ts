import { BaseError, type Hex, RawContractError, concatHex, decodeErrorResult, encodeFunctionData } from 'viem'
import { entryPoint08Abi, getUserOperationHash, toPackedUserOperation } from 'viem/account-abstraction'

import { evmContracts } from '../seed.js'
import { RpcError } from '../../shared/rpc-error.js'
import type { Operation } from './user-operation.js'

/** What ERC-7769 has for operations that the entry point refuses. */
const refused = -32_500

/** The call that carries an operation out, and pays somebody for it. */
export function handleOpsData(operation: Operation, beneficiary: Hex): Hex {
  const packed = { ...toPackedUserOperation(operation), initCode: initCodeOf(operation) }
  return encodeFunctionData({ abi: entryPoint08Abi, functionName: 'handleOps', args: [[packed], beneficiary] })
}

export function hashOf(operation: Operation, chainId: number): Hex {
  return getUserOperationHash({
    chainId,
    entryPointAddress: evmContracts.entryPoint,
    entryPointVersion: '0.8',
    userOperation: operation,
  })
}

/** An account that is upgraded has a marker where others have the factory that makes them. */
function initCodeOf({ factory, factoryData }: Operation): Hex {
  if (factory === undefined) return '0x'
  const padded: Hex = factory === '0x7702' ? '0x7702000000000000000000000000000000000000' : factory
  return concatHex([padded, factoryData ?? '0x'])
}

/** Why the entry point said no, as bundlers say it. */
export function refusal(error: unknown): RpcError {
  if (!(error instanceof BaseError)) throw error
  const reverted = error.walk((each) => each instanceof RawContractError)
  const data = reverted instanceof RawContractError ? (typeof reverted.data === 'object' ? reverted.data.data : reverted.data) : undefined
  return new RpcError(refused, data === undefined ? error.shortMessage : reasonIn(data))
}

function reasonIn(data: Hex): string {
  try {
    const { args } = decodeErrorResult({ abi: entryPoint08Abi, data })
    return args.slice(1).map(String).join(' ')
  } catch {
    return `reverted with ${data}`
  }
}
