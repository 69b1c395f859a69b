import type { WalletKitTypes } from '@reown/walletkit'

/** Verdict of the verify service on the origin of an app: confirmed, another one, known for fraud, or unknown. */
export type Verification = 'verified' | 'mismatch' | 'threat' | 'unknown'

/** Question to the person with the phone. */
export interface PhoneQuestion {
  readonly kind: 'proposal' | 'request'
  readonly id: number
  readonly app: { readonly name: string; readonly url: string }
  /** The origin that was vouched for; empty when nobody did. */
  readonly origin: string
  readonly verification: Verification
  /** Content of a proposal: chains by their CAIP-2 ids, and methods. */
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  /** Of a request. */
  readonly params?: unknown
}

/** Makes the question for a proposal. */
export function proposalQuestion({ id, params, verifyContext }: WalletKitTypes.SessionProposal): PhoneQuestion {
  const families = Object.values({ ...params.requiredNamespaces, ...params.optionalNamespaces })
  return {
    kind: 'proposal',
    id,
    app: params.proposer.metadata,
    ...verified(verifyContext),
    chains: families.flatMap(({ chains = [] }) => chains),
    methods: families.flatMap(({ methods }) => methods),
  }
}

/** Makes the question for a request. */
export function requestQuestion({ id, params, verifyContext }: WalletKitTypes.SessionRequest, app: PhoneQuestion['app']): PhoneQuestion {
  const { method, params: given } = params.request as { method: string; params: unknown }
  return { kind: 'request', id, app, ...verified(verifyContext), chains: [params.chainId], methods: [method], params: given }
}

type VerifyContext = WalletKitTypes.SessionProposal['verifyContext']

/** Tells who vouches for an app. */
export function verified(context: VerifyContext | undefined): Pick<PhoneQuestion, 'origin' | 'verification'> {
  const { origin = '', validation, isScam = false } = context?.verified ?? {}
  if (isScam) return { origin, verification: 'threat' }
  return { origin, verification: { VALID: 'verified', INVALID: 'mismatch', UNKNOWN: 'unknown' }[validation ?? 'UNKNOWN'] as Verification }
}
