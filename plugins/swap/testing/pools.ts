import { minedReceipt, poolAbi, routerAbi, tokenAbi } from '@billfold/local-chains/evm'
import { alice, evmContracts, evmDeployer, evmTokens, evmTollToken } from '@billfold/local-chains/evm/seed'
import { type Hex, encodeFunctionData, erc20Abi, keccak256, maxUint256, numberToHex, parseEther, encodeAbiParameters } from 'viem'
import type { LiveSwaps } from './live-swaps.js'

const { usdc, harbour } = evmTokens

/** How much of somebody's token the router may take. */
export function allowedBy({ client }: LiveSwaps, token: Hex, owner: Hex = alice.address): Promise<bigint> {
  return client.readContract({ address: token, abi: erc20Abi, functionName: 'allowance', args: [owner, evmContracts.router] })
}

/** Lets the router take exactly so much of Alice's token, whatever it was before. */
export async function approveFor(live: LiveSwaps, token: Hex, amount: bigint): Promise<void> {
  for (const each of amount === 0n ? [0n] : [0n, amount]) {
    const data = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [evmContracts.router, each] })
    await act(live, alice.address, { to: token, data })
  }
}

/** Buys so much HBR that it costs far more. Gives the way back, which sells it again. */
export async function movePrice(live: LiveSwaps): Promise<() => Promise<void>> {
  const amount = 400_000n * 10n ** 6n
  const mine = { to: usdc.address, data: encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [evmDeployer, amount] }) }
  await act(live, evmDeployer, mine)
  const before = await held(live, harbour.address)
  await trade(live, amount, [usdc.address, harbour.address])
  const bought = (await held(live, harbour.address)) - before
  return () => trade(live, bought, [harbour.address, usdc.address])
}

/** Takes everything out of the pools that USDT is in: who made them has all shares. */
export async function emptyPool(live: LiveSwaps): Promise<void> {
  const pool = evmContracts.usdcUsdtPool
  for (const slot of [5, 6]) await live.chain.call('anvil_setStorageAt', [pool, numberToHex(slot), numberToHex(0, { size: 32 })])
  const reserves = [0, 1].map((index) =>
    live.client.readContract({ address: pool, abi: poolAbi, functionName: index === 0 ? 'reserve0' : 'reserve1' }),
  )
  if ((await Promise.all(reserves)).some((reserve) => reserve !== 0n))
    throw new Error('The reserves of the pool stand elsewhere in its storage')
}

/** Makes a pool of the token that keeps a tenth of each transfer. */
export async function openTollPool(live: LiveSwaps): Promise<void> {
  const amounts = [1_000n * 10n ** 18n, 1_000n * 10n ** 6n] as const
  const pair = [evmTollToken.address, usdc.address] as const
  for (const [index, token] of pair.entries()) {
    const mint = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [evmDeployer, amounts[index] ?? 0n] })
    await act(live, evmDeployer, { to: token, data: mint })
    const leave = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [evmContracts.router, maxUint256] })
    await act(live, evmDeployer, { to: token, data: leave })
  }
  const router = evmContracts.router
  await act(live, evmDeployer, { to: router, data: encodeFunctionData({ abi: routerAbi, functionName: 'createPool', args: pair }) })
  const args = [...pair, ...amounts] as const
  await act(live, evmDeployer, { to: router, data: encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidity', args }) })
}

/** Takes some of Alice's token away without her doing, as tokens do whose balances follow something else. */
export async function burn({ chain, client }: LiveSwaps, token: Hex, amount: bigint): Promise<void> {
  const balance = await client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [alice.address] })
  // Balances are the first thing in the storage of an ERC-20 of OpenZeppelin.
  const slot = keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [alice.address, 0n]))
  await chain.call('anvil_setStorageAt', [token, slot, numberToHex(balance - amount, { size: 32 })])
}

function held({ client }: LiveSwaps, token: Hex): Promise<bigint> {
  return client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [evmDeployer] })
}

async function trade(live: LiveSwaps, amount: bigint, path: readonly Hex[]): Promise<void> {
  const args = [amount, 0n, path, evmDeployer, maxUint256] as const
  const data = encodeFunctionData({ abi: routerAbi, functionName: 'swapExactTokensForTokens', args })
  await act(live, evmDeployer, { to: evmContracts.router, data })
}

/** Sends as somebody whose key is not at hand, and waits until it is on the chain. */
async function act({ chain, client }: LiveSwaps, from: Hex, transaction: { readonly to: Hex; readonly data: Hex }): Promise<void> {
  await chain.call('anvil_impersonateAccount', [from])
  await chain.call('anvil_setBalance', [from, numberToHex(parseEther('1000'))])
  const hash = (await chain.call('eth_sendTransaction', [{ from, ...transaction }])) as Hex
  const { status } = await minedReceipt(client, hash)
  await chain.call('anvil_stopImpersonatingAccount', [from])
  if (status !== 'success') throw new Error(`A transaction of ${from} to ${transaction.to} failed`)
}
