/** An error as EIP-1193 has it, which libraries read. */
export class Eip1193Error extends Error {
  override readonly name = 'ProviderRpcError'

  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause })
  }
}
