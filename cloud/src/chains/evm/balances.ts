import { formatUnits, getAddress } from 'viem'

import type { Balance } from '../shapes.js'
import { tokenAbi } from './abis.js'
import type { EvmParts } from './evm-parts.js'
import type { Token } from './token-book.js'
import { isNative } from './native.js'

export interface EvmBalanceQuestion {
  readonly address: string
  readonly also: readonly string[]
}

/** Reads what an account holds, in two rounds: amounts and names, then prices. */
export async function readBalances(parts: EvmParts, { address, also }: EvmBalanceQuestion): Promise<readonly Balance[]> {
  const { client, reads, tokens, prices } = parts
  const extra = also.map((each) => each.toLowerCase()).filter((each) => !isNative(each))
  const asked = [...new Set([...tokens.addresses, ...extra])]
  const [native, amounts, known] = await Promise.all([
    client.getBalance({ address: address as `0x${string}` }),
    reads.all(asked.map((token) => ({ address: token, abi: tokenAbi, functionName: 'balanceOf', args: [address] }))),
    tokens.many(asked),
  ])
  const held = asked.flatMap((each, index) => holding(known.get(each), amounts[index], extra.includes(each)))
  const all = [{ token: tokens.native, amount: native }, ...held]
  const found = await prices.of(all.map(({ token }) => token.address))
  return all.map(({ token, amount }) => toBalance(parts, { token, amount, price: found.get(token.address) }))
}

interface Holding {
  readonly token: Token
  readonly amount: bigint
}

function holding(token: Token | undefined, amount: unknown, isWanted: boolean): readonly Holding[] {
  return token === undefined || typeof amount !== 'bigint' || (amount === 0n && !isWanted) ? [] : [{ token, amount }]
}

function toBalance({ caip10, network }: EvmParts, { token, amount, price }: Holding & { readonly price: number | undefined }): Balance {
  const { name, symbol, decimals, iconUrl, address } = token
  const numeric = formatUnits(amount, decimals)
  return {
    name,
    symbol,
    chainId: network.caipNetworkId,
    ...(address === undefined ? {} : { address: caip10(getAddress(address)) }),
    ...(price === undefined ? {} : { value: Number(numeric) * price }),
    price: price ?? 0,
    quantity: { decimals: String(decimals), numeric },
    iconUrl,
  }
}
