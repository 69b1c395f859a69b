import { type Address, type Hex, type SignedAuthorization, hexToBigInt, hexToNumber, isHex } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'

import { RpcError, rpcCodes } from '../../shared/rpc-error.js'

export type Operation = UserOperation<'0.8'>

const amounts = [
  'nonce',
  'callGasLimit',
  'verificationGasLimit',
  'preVerificationGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'paymasterVerificationGasLimit',
  'paymasterPostOpGasLimit',
] as const
const texts = ['sender', 'callData', 'factory', 'factoryData', 'paymaster', 'paymasterData', 'signature'] as const

/** Reads an operation as it comes by JSON-RPC. What is absent of its gas is nothing, as in an estimate. */
export function readOperation(asked: unknown): Operation {
  if (typeof asked !== 'object' || asked === null) throw new RpcError(rpcCodes.params, 'This is no user operation')
  const fields = asked as Readonly<Record<string, unknown>>
  const hexOf = (name: string): Hex | undefined => {
    const value = fields[name]
    if (value === undefined || value === null) return undefined
    if (!isHex(value)) throw new RpcError(rpcCodes.params, `${name} is not hexadecimal`)
    return value
  }
  const told = Object.fromEntries(texts.flatMap((name) => (hexOf(name) === undefined ? [] : [[name, hexOf(name)]])))
  const counted = Object.fromEntries(amounts.map((name) => [name, hexToBigInt(hexOf(name) ?? '0x0')]))
  const authorization = readAuthorization(fields['eip7702Auth'])
  if (told['sender'] === undefined) throw new RpcError(rpcCodes.params, 'The operation has no sender')
  return { callData: '0x', signature: '0x', ...told, ...counted, ...(authorization && { authorization }) } as unknown as Operation
}

function readAuthorization(asked: unknown): SignedAuthorization | undefined {
  if (typeof asked !== 'object' || asked === null) return undefined
  const { address, chainId, nonce, r, s, yParity } = asked as Readonly<Record<string, Hex>>
  return {
    address: address as Address,
    chainId: hexToNumber(chainId ?? '0x0'),
    nonce: hexToNumber(nonce ?? '0x0'),
    r: r ?? '0x',
    s: s ?? '0x',
    yParity: hexToNumber(yParity ?? '0x0'),
  }
}
