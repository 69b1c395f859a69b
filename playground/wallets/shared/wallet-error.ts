/** Error of a wallet, with its code. */
export class WalletError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.name = 'ProviderRpcError'
    this.code = code
    this.data = data
  }
}

/** The person said no. */
export const refused = (): WalletError => new WalletError(4001, 'User rejected the request.')

/** The page may not do that. */
export const unauthorized = (): WalletError =>
  new WalletError(4100, 'The requested account and/or method has not been authorized by the user.')

/** Nobody here knows that method. */
export const unknownMethod = (method: string): WalletError =>
  new WalletError(-32601, `The method "${method}" does not exist / is not available.`)

/** The page asks for something that makes no sense. */
export const badParameters = (why: string): WalletError => new WalletError(-32602, why)

/** The wallet broke. */
export const internal = (data?: unknown): WalletError => new WalletError(-32603, 'Internal JSON-RPC error.', data)

/** A window of the wallet waits for the person already. */
export const alreadyPending = (method: string): WalletError =>
  new WalletError(-32002, `Request of type '${method}' already pending. Please wait.`)

/** The wallet does not know the chain; some hide that one level deeper. */
export function unknownChain(chainId: number, isWrapped: boolean): WalletError {
  const message = `Unrecognized chain ID "0x${chainId.toString(16)}". Try adding the chain using wallet_addEthereumChain first.`
  return isWrapped ? internal({ originalError: { code: 4902, message } }) : new WalletError(4902, message)
}
