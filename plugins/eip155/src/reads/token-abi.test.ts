import { erc20Abi, isAddress } from 'viem'
import * as viemChains from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { multicallAddress, multicallAddresses, returnlessTokens } from './known-tokens.js'
import { abiOf } from './token-abi.js'

const call = (address: string, functionName: string) => ({ address, abi: erc20Abi, functionName })
const outputs = (abi: readonly unknown[], name: string): unknown =>
  (abi as readonly { readonly name?: string; readonly outputs?: unknown }[]).find((part) => part.name === name)?.outputs

describe('several USDT contract addresses use a different token ABI', () => {
  test.each(Object.entries(returnlessTokens))('behavior: on chain %s, %s: transfer and approve return nothing', (id, address) => {
    expect(isAddress(address)).toBe(true)
    for (const name of ['transfer', 'transferFrom', 'approve']) expect(outputs(abiOf({ id }, call(address, name)), name)).toEqual([])
    expect(abiOf({ id: Number(id) }, call(address.toUpperCase().replace('0X', '0x'), 'transfer'))).not.toBe(erc20Abi)
    expect(abiOf({ id }, call(address, 'balanceOf')), 'what is read of them is standard').toBe(erc20Abi)
  })

  test('behavior: the same address on another chain is another contract, and seven are listed', () => {
    expect(abiOf({ id: 10 }, call('0xdac17f958d2ee523a2206206994597c13d831ec7', 'transfer'))).toBe(erc20Abi)
    expect(Object.keys(returnlessTokens)).toHaveLength(7)
  })
})

test('multicall: where viem has it', () => {
  const chains = Object.values(viemChains) as { id?: number; contracts?: { multicall3?: { address: string } } }[]
  for (const [id, address] of Object.entries(multicallAddresses)) {
    expect(chains.find((chain) => chain.id === Number(id))?.contracts?.multicall3?.address.toLowerCase()).toBe(address.toLowerCase())
  }
  expect(viemChains.mainnet.contracts.multicall3.address.toLowerCase()).toBe(multicallAddress.toLowerCase())
})
