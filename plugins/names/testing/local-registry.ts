import type { EvmChain } from '@billfold/local-chains/evm'
import { type Hex, concat, numberToHex, pad, size, stringToHex } from 'viem'
import { namehash } from 'viem/ens'

/** Where the contracts of a test stand. */
export const registry: Hex = pad('0xe1', { size: 20 })
const resolver: Hex = pad('0xe2', { size: 20 })

/** Answers each question with the word that it keeps for the first argument: PUSH1 4, CALLDATALOAD, SLOAD, PUSH0, MSTORE, PUSH1 32, PUSH0, RETURN. */
const lookingUp = '0x600435545f5260205ff3'

/** Answers each question with the same text, as contracts hand texts over. */
function saying(text: string): Hex {
  const bytes = stringToHex(text)
  const padded = pad(bytes, { dir: 'right', size: Math.ceil(size(bytes) / 32) * 32 })
  const data = concat([numberToHex(32, { size: 32 }), numberToHex(size(bytes), { size: 32 }), padded])
  const length = numberToHex(size(data), { size: 2 })
  // PUSH2 length, PUSH1 12, PUSH0, CODECOPY, PUSH2 length, PUSH0, RETURN, and the text.
  return concat(['0x61', length, '0x600c5f3961', length, '0x5ff3', data])
}

/** Puts a registry and a resolver on a chain. */
export async function plantRegistry({ call }: EvmChain): Promise<void> {
  for (const address of [registry, resolver]) await call('anvil_setCode', [address, lookingUp])
}

/** Gives a name to an address. */
export async function plantName({ call }: EvmChain, name: string, address: Hex): Promise<void> {
  await call('anvil_setStorageAt', [registry, namehash(name), pad(resolver)])
  await call('anvil_setStorageAt', [resolver, namehash(name), pad(address)])
}

/** Lets an address say that it has a name. */
export async function plantReverse({ call }: EvmChain, address: Hex, name: string): Promise<void> {
  const [own, node] = [
    pad(concat(['0xe3', address.slice(0, 20) as Hex]), { size: 20 }),
    namehash(`${address.slice(2).toLowerCase()}.addr.reverse`),
  ]
  await call('anvil_setCode', [own, saying(name)])
  await call('anvil_setStorageAt', [registry, node, pad(own)])
}
