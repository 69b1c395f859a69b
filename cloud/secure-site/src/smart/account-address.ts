import { type Hex, concatHex, getContractAddress, keccak256, size, zeroHash } from 'viem'
import { Fault } from '../faults/fault.js'
import type { SmartNetwork } from './smart-network.js'

/** The address of the separate account that a key has on a network. It is computed here: nobody else could be believed. */
export function accountAddress({ factory, accountCode }: Pick<SmartNetwork, 'factory' | 'accountCode'>, owner: Hex): Hex {
  if (factory === undefined || accountCode === undefined)
    throw new Fault('cloud-away', { said: 'A network has separate accounts, and no factory' })
  return getContractAddress({ opcode: 'CREATE2', from: factory, salt: zeroHash, bytecodeHash: keccak256(creationCode(accountCode, owner)) })
}

/** A clone (ERC-1167) that has its owner behind its code, as `Clones` of OpenZeppelin makes it. */
function creationCode(implementation: Hex, owner: Hex): Hex {
  const length = (size(owner) + 45).toString(16).padStart(4, '0')
  return concatHex([`0x61${length}3d81600a3d39f3363d3d373d3d3d363d73`, implementation, '0x5af43d82803e903d91602b57fd5bf3', owner])
}
