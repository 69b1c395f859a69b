import type { Families, Network } from '@billfold/kernel'

export interface HeldQuestion {
  readonly network: Network
  readonly address: string
  readonly symbol: string
  /** In lower case; empty for the coin of the network. */
  readonly contract: string
}

/** What an account has of a token, in whole coins, as nodes tell it; undefined where nobody knows. */
export async function heldOf(
  families: Pick<Families, 'needAdapter'>,
  { network, address, symbol, contract }: HeldQuestion,
  signal: AbortSignal,
): Promise<string | undefined> {
  const adapter = await families.needAdapter(network.chainNamespace, 'read balances')
  const tokens = await adapter.tokens?.(address, network, signal)
  const found = tokens?.find((token) =>
    contract === '' ? token.symbol === symbol && isNative(token.address) : token.address?.toLowerCase().endsWith(`:${contract}`) === true,
  )
  // A node that tells of tokens, and not of this one, says that there is none.
  return tokens === undefined ? undefined : (found?.quantity.numeric ?? '0')
}

function isNative(address: string | undefined): boolean {
  return address === undefined || /:(?:0xe{40}|So1{41})$/i.test(address)
}
