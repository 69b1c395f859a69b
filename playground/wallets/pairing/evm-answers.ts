import { type Hex, createWalletClient, http } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

/** Answers a request, or rejects with what the app is told: `{ code, message }`. */
export type RequestAnswer = (params: unknown, chainId: string) => Promise<unknown>

export interface EvmAnswersOptions {
  readonly privateKey: Hex
  /** Nodes by CAIP-2 id. The wallet does not know a chain that is missing. */
  readonly rpcUrls: Record<string, string>
}

interface SentTransaction {
  readonly to?: Hex
  readonly value?: Hex
  readonly data?: Hex
}

/** Signs and sends with a real key. */
export function evmAnswers({ privateKey, rpcUrls }: EvmAnswersOptions): Readonly<Record<string, RequestAnswer>> {
  const account = privateKeyToAccount(privateKey)
  return {
    personal_sign: (params) => account.signMessage({ message: { raw: first(params) as Hex } }),
    eth_signTypedData_v4: (params) => account.signTypedData(JSON.parse(String((params as unknown[])[1])) as never),
    eth_sendTransaction: (params, chainId) => send({ account, url: rpcUrls[chainId], transaction: first(params) as SentTransaction }),
    wallet_switchEthereumChain: (params) => {
      const { chainId } = first(params) as { chainId: Hex }
      if (rpcUrls[`eip155:${Number(chainId)}`] === undefined) return Promise.reject({ code: 4902, message: 'Unrecognized chain ID' })
      return Promise.resolve(null)
    },
    wallet_addEthereumChain: (params) => {
      const { chainId, rpcUrls: urls } = first(params) as { chainId: Hex; rpcUrls: readonly string[] }
      rpcUrls[`eip155:${Number(chainId)}`] = urls[0] ?? ''
      return Promise.resolve(null)
    },
  }
}

function first(params: unknown): unknown {
  return (params as readonly unknown[])[0]
}

interface Sending {
  readonly account: PrivateKeyAccount
  readonly url: string | undefined
  readonly transaction: SentTransaction
}

function send({ account, url, transaction: { to, value, data } }: Sending): Promise<Hex> {
  const client = createWalletClient({ account, transport: http(url) })
  return client.sendTransaction({
    chain: null,
    ...(to !== undefined && { to }),
    ...(value !== undefined && { value: BigInt(value) }),
    ...(data !== undefined && { data }),
  })
}
