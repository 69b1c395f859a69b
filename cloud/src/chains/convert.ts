/** A token that can be swapped, as services tell it. */
export interface ConvertToken {
  readonly name: string
  readonly symbol: string
  /** CAIP-10. */
  readonly address: string
  readonly decimals: number
  readonly logoUri: string
  readonly eip2612: boolean
}

/** Two tokens, by their plain addresses; the network's own coin by its placeholder. */
export interface ConvertPair {
  readonly from: string
  readonly to: string
}

export interface ConvertOrder extends ConvertPair {
  /** Of the first, in the smallest unit. */
  readonly amount: bigint
}

/** A transaction for a wallet to send. */
export interface BuiltTransaction {
  readonly to: string
  readonly data: string
  readonly value: bigint
  readonly gas: number
}

/** Amount that comes out, and the tokens that it leads over, the wanted one last. */
export interface ConvertQuote {
  readonly amountOut: bigint
  readonly route: readonly string[]
}

/** Swaps of one chain. What is undefined no pool leads to. */
export interface Convert {
  tokens(): Promise<readonly ConvertToken[]>
  quote(order: ConvertOrder): Promise<ConvertQuote | undefined>
  /** How much of a token may be taken from its owner for a swap. */
  allowance(token: string, owner: string): Promise<bigint>
  /** Of one unit of gas. */
  gasPrice(): Promise<bigint>
  /** Allows that a token is taken for swaps; undefined for what needs no leave. */
  approval(pair: ConvertPair): Promise<BuiltTransaction | undefined>
  /** Slippage in percent. */
  transaction(order: ConvertOrder & { readonly slippage: number; readonly owner: string }): Promise<BuiltTransaction | undefined>
}
