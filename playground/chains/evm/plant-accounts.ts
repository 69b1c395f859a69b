import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Hex, concatHex, encodeAbiParameters, encodeFunctionData, parseAbi, parseEther, zeroHash } from 'viem'

import { evmContracts } from './seed.js'

export interface AccountGround {
  /** Makes a contract by the deployer's next number. */
  readonly make: (code: Hex) => Promise<unknown>
  readonly send: (to: Hex, data: Hex, value?: bigint) => Promise<unknown>
  /** The codes of the paymaster, and of what makes accounts. */
  readonly paymaster: Hex
  readonly accountFactory: Hex
}

/** Makes a contract whose address says what is in it, on every chain. */
const create2: Hex = '0x4e59b44847b379578588920ca78fbf26c0b4956c'
/** With which the entry point is at its address. */
const entryPointSalt: Hex = '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9'

/** Puts what smart accounts need on a chain: the entry point, the code of accounts, and somebody who pays for them. */
export async function plantAccounts({ make, send, paymaster, accountFactory }: AccountGround): Promise<void> {
  await send(create2, concatHex([entryPointSalt, published('EntryPoint')]))
  await send(create2, concatHex([zeroHash, published('Simple7702Account')]))
  await make(concatHex([paymaster, encodeAbiParameters([{ type: 'address' }], [evmContracts.entryPoint])]))
  const deposit = encodeFunctionData({ abi: parseAbi(['function deposit() payable']), functionName: 'deposit' })
  await send(evmContracts.paymaster, deposit, parseEther('100'))
  await make(accountFactory)
}

/** Code as it was published: compiled anew it would have another address. */
function published(contract: string): Hex {
  const file = createRequire(import.meta.url).resolve(`@account-abstraction/contracts/artifacts/${contract}.json`)
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly bytecode: Hex }).bytecode
}
