/** A token that can be swapped, as services tell it. */
export interface ConvertToken {
  readonly name: string
  readonly symbol: string
  /** CAIP-10. */
  readonly address: string
  readonly decimals: number
  readonly logoUri: string
  /** True where a swap takes a signed permit of it in place of an approval. */
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

/** An order with what a transaction of it needs. */
export interface ConvertBuild extends ConvertOrder {
  /** In percent. */
  readonly slippage: number
  readonly owner: string
  /** Signed in place of an approval: the arguments of `permit` (EIP-2612), encoded. */
  readonly permit?: string | undefined
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
  /** Throws `PermitError` for a permit that is none for this order. */
  transaction(order: ConvertBuild): Promise<BuiltTransaction | undefined>
}

/** A permit is for somebody or something else than the order. */
export class PermitError extends Error {}
