import type { Network } from '@billfold/kernel'
import { returnlessTokens } from './known-tokens.js'

const payee = { name: 'to', type: 'address' }
const payer = { name: 'from', type: 'address' }
const spender = { name: 'spender', type: 'address' }
const value = { name: 'value', type: 'uint256' }

/** The functions of a token that are read. */
export const tokenAbi = [
  {
    type: 'function',
    name: 'balanceOf',
    stateMutability: 'view',
    inputs: [{ name: 'account', type: 'address' }],
    outputs: [{ type: 'uint256' }],
  },
  { type: 'function', name: 'decimals', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint8' }] },
  { type: 'function', name: 'symbol', stateMutability: 'view', inputs: [], outputs: [{ type: 'string' }] },
  { type: 'function', name: 'name', stateMutability: 'view', inputs: [], outputs: [{ type: 'string' }] },
] as const

/** The parts of a token that return nothing where the standard has an answer. */
const returnlessAbi: readonly { readonly name: string; readonly [field: string]: unknown }[] = [
  { type: 'function', name: 'transfer', stateMutability: 'nonpayable', inputs: [payee, value], outputs: [] },
  {
    type: 'function',
    name: 'transferFrom',
    stateMutability: 'nonpayable',
    inputs: [payer, payee, value],
    outputs: [],
  },
  { type: 'function', name: 'approve', stateMutability: 'nonpayable', inputs: [spender, value], outputs: [] },
]

/** Chooses the ABI that a call really has: several USDT contracts have another one than their callers believe. */
export function abiOf(
  { id }: Pick<Network, 'id'>,
  call: { readonly address: string; readonly abi: readonly unknown[]; readonly functionName: string },
): readonly unknown[] {
  const own = Object.hasOwn(returnlessTokens, id) ? returnlessTokens[id] : undefined
  const isReturnless = own === call.address.toLowerCase() && returnlessAbi.some(({ name }) => name === call.functionName)
  return isReturnless ? returnlessAbi : call.abi
}
