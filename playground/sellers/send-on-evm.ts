import { minedReceipt, tokenAbi } from '@billfold/local-chains/evm'
import { createPublicClient, createTestClient, createWalletClient, encodeFunctionData, http, parseEther, parseUnits } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

import type { CoinTransfer } from './coin-sender.js'

/** The fifth account of every anvil: nobody else here uses it. */
const account = privateKeyToAccount('0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a')

/** Sends the coin of an EVM chain, or a token of it, and waits until a block has it. The account is given as much as it needs. */
export async function sendOnEvm(url: string, { asset, to, amount }: CoinTransfer): Promise<string> {
  const transport = http(url)
  const reads = createPublicClient({ transport })
  const wallet = createWalletClient({ account, transport })
  const confirm = async (transaction: { readonly to: `0x${string}`; readonly value?: bigint; readonly data?: `0x${string}` }) => {
    const hash = await wallet.sendTransaction({ chain: null, ...transaction })
    const { status } = await minedReceipt(reads, hash)
    if (status !== 'success') throw new Error(`The transaction ${hash} failed`)
    return hash
  }
  const [receiver, token] = [to as `0x${string}`, tokenOf(asset)]
  const value = token === undefined ? parseUnits(amount, 18) : 0n
  await createTestClient({ mode: 'anvil', transport }).setBalance({ address: account.address, value: value + parseEther('10') })
  if (token === undefined) return confirm({ to: receiver, value })
  const units = parseUnits(amount, await reads.readContract({ address: token, abi: tokenAbi, functionName: 'decimals' }))
  // Its stock is made as it is needed: anybody may make tokens of the local chain.
  await confirm({ to: token, data: encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [account.address, units] }) })
  return confirm({ to: token, data: encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [receiver, units] }) })
}

/** The contract of a token; undefined for the coin of the network. */
function tokenOf(asset: string): `0x${string}` | undefined {
  const [, kind = ''] = asset.split('/')
  const token = /^erc20:(0x[0-9a-fA-F]{40})$/.exec(kind)?.[1]
  if (token === undefined && kind !== 'slip44:60') throw new Error(`${asset} is not sold here`)
  return token as `0x${string}` | undefined
}
