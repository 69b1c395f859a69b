import { readFileSync } from 'node:fs'
import {
  createPublicClient,
  custom,
  encodeDeployData,
  encodeFunctionData,
  maxUint256,
  numberToHex,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem'

import { idRegistryAbi, printsAbi, routerAbi, tokenAbi, wrappedAbi } from './abi.js'
import { plantAccounts } from './plant-accounts.js'
import { plantNames } from './plant-names.js'
import { type PastTransaction, pastTransactions } from './past-transactions.js'
import { minedReceipt } from './mined-receipt.js'
import type { EvmCall } from './rpc.js'
import { alice, dana, evmContracts, evmDeployer, evmFarcasterIds, evmPrints, evmTokens, evmTollToken } from './seed.js'

export interface Ground {
  readonly call: EvmCall
  readonly chainId: number
  /** Seconds since 1970. */
  readonly now: number
}

/** Puts contracts, tokens, pictures and a past on a bare chain. */
export async function plant(ground: Ground): Promise<void> {
  const { call, chainId, now } = ground
  await call('anvil_autoImpersonateAccount', [true])
  await call('anvil_setBalance', [evmDeployer, numberToHex(parseEther('1000'))])
  await call('anvil_setCode', [evmContracts.multicall3, byteCode('Multicall3')])
  await deploy(call)
  await fill(call)
  await charge(call)
  await register(call)
  await plantNames((to, data) => transact(call, { from: evmDeployer, to, data }))
  for (const transaction of pastTransactions(chainId)) await happen(ground, transaction)
  await call('anvil_setBalance', [dana.address, '0x0'])
  await call('anvil_autoImpersonateAccount', [false])
  await call('anvil_setTime', [now])
  await call('anvil_mine', ['0x1'])
}

/** Since the deployer does nothing before, each contract gets its address by its place in the order. */
async function deploy(call: EvmCall): Promise<void> {
  const { usdc, usdt, harbour } = evmTokens
  const make = (data: string): Promise<unknown> => transact(call, { from: evmDeployer, data })
  await make(tokenCode('Token', usdc))
  await make(tokenCode('ReturnlessToken', usdt))
  await make(tokenCode('Token', harbour))
  await make(byteCode('Postcards'))
  await make(byteCode('Router'))
  await make(byteCode('Tickets'))
  await make(byteCode('IdRegistry'))
  await plantAccounts({
    make,
    paymaster: byteCode('Paymaster'),
    accountFactory: byteCode('AccountFactory'),
    send: (to, data, value) => transact(call, { from: evmDeployer, to, data, ...(value !== undefined && { value: numberToHex(value) }) }),
  })
  await make(byteCode('TollToken'))
  await make(byteCode('WrappedEther'))
  await make(byteCode('NameRegistry'))
  await make(byteCode('NameResolver'))
  await make(byteCode('GatewayResolver'))
  const abi = parseAbi(['constructor(address registry)'])
  await make(encodeDeployData({ abi, bytecode: byteCode('UniversalResolver'), args: [evmContracts.nameRegistry] }))
  await make(encodeDeployData({ abi: printsAbi, bytecode: byteCode('Prints'), args: [evmPrints.base] }))
}

/** Three pools at 1 HBR = 2 USDC, 1 USDT = 1 USDC and 1 WETH = 3000 USDC. */
async function fill(call: EvmCall): Promise<void> {
  const { usdc, usdt, harbour } = evmTokens
  const weth = { address: evmContracts.wrappedEther, decimals: 18 }
  const deployer = (to: string, data: string, value = 0n): Promise<unknown> =>
    transact(call, { from: evmDeployer, to, data, value: numberToHex(value) })
  for (const { address, decimals } of [usdc, usdt, harbour]) {
    const everything = parseUnits('10000000', decimals)
    await deployer(address, encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [evmDeployer, everything] }))
    await deployer(address, encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [evmContracts.router, maxUint256] }))
  }
  await deployer(weth.address, encodeFunctionData({ abi: wrappedAbi, functionName: 'deposit' }), parseEther('500'))
  await deployer(weth.address, encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [evmContracts.router, maxUint256] }))
  const pools = [
    [usdc, harbour, '2000000', '1000000'],
    [usdc, usdt, '1000000', '1000000'],
    [weth, usdc, '500', '1500000'],
  ] as const
  for (const [first, second, amountFirst, amountSecond] of pools) {
    const amounts = [parseUnits(amountFirst, first.decimals), parseUnits(amountSecond, second.decimals)] as const
    const pair = [first.address, second.address] as const
    await deployer(evmContracts.router, encodeFunctionData({ abi: routerAbi, functionName: 'createPool', args: pair }))
    await deployer(evmContracts.router, encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidity', args: [...pair, ...amounts] }))
  }
}

/** A token that takes a toll, and some of it for Alice. */
async function charge(call: EvmCall): Promise<void> {
  const { address, decimals } = evmTollToken
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [alice.address, parseUnits('1000', decimals)] })
  await transact(call, { from: evmDeployer, to: address, data })
}

/** Gives ids of Farcaster away. */
async function register(call: EvmCall): Promise<void> {
  for (const { address, id } of evmFarcasterIds) {
    const data = encodeFunctionData({ abi: idRegistryAbi, functionName: 'register', args: [address, BigInt(id)] })
    await transact(call, { from: evmDeployer, to: evmContracts.idRegistry, data })
  }
}

async function happen({ call, now }: Ground, { hoursAgo, ...transaction }: PastTransaction): Promise<void> {
  await call('evm_setNextBlockTimestamp', [now - hoursAgo * 3600])
  await transact(call, transaction)
}

async function transact(call: EvmCall, transaction: Omit<PastTransaction, 'hoursAgo'>): Promise<void> {
  const hash = await call('eth_sendTransaction', [transaction])
  const client = createPublicClient({ transport: custom({ request: ({ method, params }) => call(method, params) }) })
  const { status } = await minedReceipt(client, String(hash))
  if (status !== 'success')
    throw new Error(`The transaction ${String(hash)} from ${transaction.from} to ${transaction.to ?? 'nobody'} failed`)
}

function tokenCode(contract: 'Token' | 'ReturnlessToken', { name, symbol, decimals }: (typeof evmTokens)[keyof typeof evmTokens]): string {
  const abi = parseAbi(['constructor(string name, string symbol, uint8 decimals)'])
  return encodeDeployData({ abi, bytecode: byteCode(contract), args: [name, symbol, decimals] })
}

function byteCode(contract: string): `0x${string}` {
  const codes = JSON.parse(readFileSync(new URL('byte-code.json', import.meta.url), 'utf8')) as Readonly<Record<string, `0x${string}`>>
  const code = codes[contract]
  if (code === undefined) throw new Error(`byte-code.json knows no ${contract}. Run its test with -u.`)
  return code
}
