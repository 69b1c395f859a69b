import * as v from 'valibot'
import { type Hex, type PublicClient, concatHex, hexToBigInt, numberToHex } from 'viem'

import { evmContracts } from '../seed.js'
import { RpcError } from '../../shared/rpc-error.js'
import type { Operation } from './user-operation.js'

/** Gas that checking an operation may take: enough for any account here, also when it is made first. */
const verification = { usual: 150_000n, made: 600_000n } as const
/** What an operation needs of gas. The call is tried from the entry point, as the code that an account is upgraded to would do it. */
export async function estimateGas(node: PublicClient, operation: Operation): Promise<Readonly<Record<string, Hex>>> {
  const { sender, callData, factory, factoryData = '0x', authorization } = operation
  const isMade = factory !== undefined && factory !== '0x7702'
  const code: Hex | undefined = authorization && concatHex(['0xef0100', authorization.address])
  const before = isMade ? [{ to: factory, data: factoryData }] : []
  const call = await tried(node, { before, call: { to: sender, data: callData }, code })
  return {
    preVerificationGas: numberToHex(60_000n),
    verificationGasLimit: numberToHex(isMade ? verification.made : verification.usual),
    callGasLimit: numberToHex((call * 13n) / 10n),
  }
}

interface Trial {
  /** What happens first: the account is made. */
  readonly before: readonly { readonly to: Hex; readonly data: Hex }[]
  readonly call: { readonly to: Hex; readonly data: Hex }
  readonly code: Hex | undefined
}

const outcomes = v.array(
  v.object({ calls: v.array(v.object({ status: v.string(), gasUsed: v.string(), error: v.optional(v.object({ message: v.string() })) })) }),
)

/** The gas of a call. Refuses one that fails. */
async function tried(node: PublicClient, { before, call, code }: Trial): Promise<bigint> {
  const calls = [...before, call].map((each) => ({ from: evmContracts.entryPoint, ...each }))
  const block = { calls, ...(code !== undefined && { stateOverrides: { [call.to]: { code } } }) }
  const result = await node.request({ method: 'eth_simulateV1', params: [{ blockStateCalls: [block] }, 'latest'] } as never)
  const last = v.parse(outcomes, result).at(0)?.calls.at(-1)
  if (last?.status !== '0x1') throw new RpcError(-32_521, `execution reverted${last?.error === undefined ? '' : `: ${last.error.message}`}`)
  return hexToBigInt(last.gasUsed as Hex)
}
