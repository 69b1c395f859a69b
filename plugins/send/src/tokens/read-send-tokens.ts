import type { TokenBalance } from '@billfold/kernel'
import { isDecimals, parseUnits, usablePrice } from '@billfold/kernel/amounts'
import type { SendToken } from '../contract.js'

/** Reads what an account holds as what it can send: the most worth first, and nothing whose amount cannot be counted. */
export function readSendTokens(balances: readonly TokenBalance[], nativeAddress: string | undefined): readonly SendToken[] {
  return balances
    .flatMap((balance) => readSendToken(balance, nativeAddress) ?? [])
    .map((token) => ({ token, worth: worthForOrder(token) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ token }) => token)
}

/** Reads one; some services write an address for the network's own coin, which stands for none. */
export function readSendToken(balance: TokenBalance, nativeAddress: string | undefined): SendToken | undefined {
  const { chainId, name, symbol, address, price, iconUrl, quantity } = balance
  const decimals = Number(quantity.decimals)
  const held = isDecimals(decimals) ? parseUnits(quantity.numeric, decimals) : undefined
  if (held === undefined) return undefined
  const plain = address?.slice(chainId.length + 1)
  const contract = plain === nativeAddress ? undefined : plain
  return { key: contract ?? '', chainId, name, symbol, decimals, address: contract, held, price: usablePrice(price), iconUrl }
}

/** Only to sort by: the network's own coin stands before others without a price. */
function worthForOrder({ held, decimals, price, address }: SendToken): number {
  const worth = price === undefined ? 0 : Number(held) * 10 ** -decimals * price
  return worth > 0 ? worth : address === undefined ? -1 : -2
}
