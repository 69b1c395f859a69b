import type { WalletKit, WalletKitTypes } from '@reown/walletkit'
import { buildApprovedNamespaces, getSdkError } from '@walletconnect/utils'

import type { RequestAnswer } from './evm-answers.js'

/** A family as the wallet supports it. */
export interface SupportedFamily {
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** CAIP-10. */
  readonly accounts: readonly string[]
}

export type Families = Readonly<Record<string, SupportedFamily>>

export type Kit = InstanceType<typeof WalletKit>

/** Answers a proposal: with the families that are granted, or with a no. */
export async function answerProposal(
  kit: Kit,
  { id, params }: WalletKitTypes.SessionProposal,
  families: Families | undefined,
): Promise<void> {
  if (families === undefined) return kit.rejectSession({ id, reason: getSdkError('USER_REJECTED') })
  await kit.approveSession({ id, namespaces: buildApprovedNamespaces({ proposal: params, supportedNamespaces: mutable(families) }) })
}

/** Answers a request: by its method, or with a no. */
export async function answerRequest(
  kit: Kit,
  { id, topic, params }: WalletKitTypes.SessionRequest,
  answers: Readonly<Record<string, RequestAnswer>> | undefined,
): Promise<void> {
  const { method, params: given } = params.request as { method: string; params: unknown }
  const answer = answers?.[method]
  const refusal =
    answers === undefined ? { code: 4001, message: 'User rejected the request' } : { code: -32601, message: `No method ${method}` }
  const response =
    answer === undefined
      ? { id, jsonrpc: '2.0' as const, error: refusal }
      : await answer(given, params.chainId).then(
          (result) => ({ id, jsonrpc: '2.0' as const, result }),
          (error: unknown) => ({ id, jsonrpc: '2.0' as const, error: error as { code: number; message: string } }),
        )
  await kit.respondSessionRequest({ topic, response })
}

type Mutable = Record<string, { chains: string[]; methods: string[]; events: string[]; accounts: string[] }>

/** The kit wants lists of its own. */
export function mutable(families: Families): Mutable {
  return Object.fromEntries(
    Object.entries(families).map(([namespace, { chains, methods, events, accounts }]) => [
      namespace,
      { chains: [...chains], methods: [...methods], events: [...events], accounts: [...accounts] },
    ]),
  )
}
