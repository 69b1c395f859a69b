import { type Abi, encodeFunctionData, numberToHex, parseEther, parseUnits } from 'viem'

import { postcardsAbi, printsAbi, routerAbi, ticketsAbi, tokenAbi } from './abi.js'
import { alice, brook, carol, evmChainIds, evmContracts, evmDeployer, evmPostcards, evmPrints, evmTokens } from './seed.js'

/** A transaction that somebody made some time ago. */
export interface PastTransaction {
  readonly hoursAgo: number
  readonly from: string
  readonly to?: string
  readonly value?: string
  readonly data?: string
}

/** What has happened on a chain, oldest first. */
export function pastTransactions(chainId: number): readonly PastTransaction[] {
  return chainId === evmChainIds.harbourOne ? aMonth() : aDay()
}

/** The first block is older than anything in here. */
export const oldestHours: number = 24 * 30

function aMonth(): readonly PastTransaction[] {
  const { usdc, usdt, harbour } = evmTokens
  return [
    mint(719, usdc, alice.address, '15000'),
    mint(718, usdt, alice.address, '2500'),
    mint(717, harbour, alice.address, '777.123456789123456789'),
    mint(700, usdc, brook.address, '250.5'),
    ...Array.from({ length: evmPrints.count }, () => write(690, evmDeployer, evmContracts.prints, printsAbi, 'mint', [alice.address])),
    ...evmPostcards.map((title, index) =>
      write(600 - index * 24, alice.address, evmContracts.postcards, postcardsAbi, 'mint', [alice.address, title]),
    ),
    write(500, brook.address, evmContracts.postcards, postcardsAbi, 'mint', [brook.address, 'Cranes at night']),
    pay(400, alice.address, brook.address, '1.5'),
    pay(390, brook.address, alice.address, '0.25'),
    transfer(300, usdc, alice.address, brook.address, '120'),
    transfer(250, usdt, alice.address, carol.address, '10'),
    transfer(249, usdt, carol.address, alice.address, '10'),
    write(200, alice.address, usdc.address, tokenAbi, 'approve', [evmContracts.router, parseUnits('500', 6)]),
    write(199, alice.address, evmContracts.router, routerAbi, 'swapExactTokensForTokens', [
      parseUnits('500', 6),
      1n,
      [usdc.address, harbour.address],
      alice.address,
      2n ** 64n,
    ]),
    transfer(120, harbour, alice.address, brook.address, '12.5'),
    pay(48, carol.address, alice.address, '0.042'),
    write(45, alice.address, evmContracts.tickets, ticketsAbi, 'mint', [alice.address, [1n, 2n], [3n, 1n]]),
    write(40, alice.address, evmContracts.tickets, ticketsAbi, 'safeTransferFrom', [alice.address, brook.address, 1n, 1n, '0x']),
    transfer(26, usdc, brook.address, alice.address, '7.25'),
    transfer(5, usdc, alice.address, carol.address, '1'),
    transfer(4, usdc, carol.address, alice.address, '1'),
    pay(2, alice.address, carol.address, '0.01'),
  ]
}

function aDay(): readonly PastTransaction[] {
  return [mint(20, evmTokens.usdc, alice.address, '88'), pay(3, alice.address, brook.address, '2')]
}

interface Coin {
  readonly address: string
  readonly decimals: number
}

function mint(hoursAgo: number, { address, decimals }: Coin, to: string, amount: string): PastTransaction {
  return write(hoursAgo, evmDeployer, address, tokenAbi, 'mint', [to, parseUnits(amount, decimals)])
}

function transfer(hoursAgo: number, { address, decimals }: Coin, from: string, to: string, amount: string): PastTransaction {
  return write(hoursAgo, from, address, tokenAbi, 'transfer', [to, parseUnits(amount, decimals)])
}

function pay(hoursAgo: number, from: string, to: string, amount: string): PastTransaction {
  return { hoursAgo, from, to, value: numberToHex(parseEther(amount)) }
}

function write(hoursAgo: number, from: string, to: string, abi: Abi, functionName: string, args: readonly unknown[]): PastTransaction {
  return { hoursAgo, from, to, data: encodeFunctionData({ abi, functionName, args }) }
}
