import { type Hex, decodeAbiParameters, encodeFunctionData, getAddress, isAddressEqual, parseAbi, parseAbiParameters } from 'viem'

import type { ConvertConfig } from '../../../config/config.js'
import { type ConvertBuild, PermitError } from '../../convert.js'
import type { ContractReads } from '../evm-client.js'
import { isNative } from '../native.js'
import { routerAbi } from './router-abi.js'

const permitAbi = parseAbi(['function DOMAIN_SEPARATOR() view returns (bytes32)', 'function nonces(address owner) view returns (uint256)'])
const someone = '0x0000000000000000000000000000000000000001'
const words = parseAbiParameters('address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s')

/** Finds the tokens that have permits of EIP-2612: those that tell a domain and count signatures. In lower case. */
export async function askPermits(reads: Pick<ContractReads, 'all'>, tokens: readonly string[]): Promise<ReadonlySet<string>> {
  const answers = await reads.all(
    tokens.flatMap((address) => [
      { address, abi: permitAbi, functionName: 'DOMAIN_SEPARATOR' },
      { address, abi: permitAbi, functionName: 'nonces', args: [someone] },
    ]),
  )
  const hasPermits = (_: string, index: number): boolean => answers[2 * index] !== undefined && answers[2 * index + 1] !== undefined
  return new Set(tokens.filter(hasPermits).map((token) => token.toLowerCase()))
}

/** The call that hands a permit to the token, before the swap in the same transaction; undefined where none was signed. */
export function permitCall({ from, owner, amount, permit }: ConvertBuild, { router, permits }: ConvertConfig): Hex | undefined {
  if (permit === undefined) return undefined
  if (permits !== true) throw new PermitError('The router of this network takes no permits.')
  if (isNative(from)) throw new PermitError('The coin of the network needs no permit.')
  const [signer, spender, value, deadline, v, r, s] = decodeAbiParameters(words, permit as Hex)
  if (!isAddressEqual(signer, getAddress(owner))) throw new PermitError('The permit is of another account.')
  if (!isAddressEqual(spender, router)) throw new PermitError(`The permit is for another contract than ${router}.`)
  if (value < amount) throw new PermitError('The permit is for less than the amount.')
  if (v !== 27 && v !== 28) throw new PermitError('The permit has no signature.')
  return encodeFunctionData({ abi: routerAbi, functionName: 'selfPermit', args: [getAddress(from), value, deadline, v, r, s] })
}
