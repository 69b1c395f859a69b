import { makeCode, sealWithCode } from '../../../cloud/secure-site/src/recovery/recovery-code.js'
import { Fault, type FaultCode, type FaultDetails } from '../../../cloud/secure-site/src/faults/fault.js'
import type { LoginContext } from '../../../cloud/secure-site/src/login/login-context.js'

/** What a screen of the account is drawn with. */
export interface PlayedAccount {
  readonly email?: string
  /** The provider that the person logs in at. */
  readonly provider?: string
  readonly recovery?: 'automatic' | 'passkey' | 'code'
  /** Other browsers that are logged in. */
  readonly others?: readonly string[]
  readonly events?: readonly string[]
  /** What brings the wallet back, where this browser has lost its part. */
  readonly awaits?: 'code' | 'passkey'
  /** What the cloud answers to some calls. */
  readonly faults?: Readonly<Record<string, readonly [FaultCode, FaultDetails?]>>
}

const noon = Date.UTC(2026, 4, 14, 12, 7)
const everything = [
  'logged-in',
  'shares-given',
  'email-changed',
  'code-locked',
  'token-reused',
  'session-ended',
  'logged-out',
  'keys-kept',
  'created',
]

/** An account without a cloud, which stands still. */
export async function playedContext({ email = 'jo@harbour.example', provider = 'email', ...played }: PlayedAccount): Promise<LoginContext> {
  const { recovery = 'automatic', others = [], events = everything, awaits, faults = {} } = played
  const account = {
    ...{ id: 'jo', email: provider === 'email' ? email : null, username: null, provider },
    addresses: { eip155: '0x5FbDB2315678afecb367f032d93F642f64180aa3', solana: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV' },
  }
  const sealed = awaits === 'code' ? (await sealWithCode(makeCode(), new Uint8Array(17))).share : 'AAAA.AAAA'
  const session = { account, ...(awaits && { awaits: { kind: awaits, share: sealed } }) }
  const answers: Readonly<Record<string, unknown>> = {
    '/sessions': {
      email: account.email,
      sessions: ['Firefox, Linux', ...others].map((device, at) => ({
        id: String(at),
        device,
        createdAt: noon,
        seenAt: noon - at * 90_000_000,
        isThis: at === 0,
      })),
    },
    '/audit': { events: events.map((kind, at) => ({ at: noon - at * 7_200_000, kind, device: null })) },
    '/email/again': { flow: 'flow', next: 'code' },
    '/social/start': { flow: 'flow', url: 'about:blank' },
    '/farcaster/start': { flow: 'flow', url: 'about:blank' },
  }
  const ask = async ({ path }: { readonly path: string }): Promise<unknown> => {
    const fault = faults[path]
    if (path === '/farcaster/status') return new Promise(() => undefined)
    if (fault !== undefined) throw new Fault(...fault)
    return answers[path] ?? {}
  }
  const wallet = {
    mustSession: async () => session,
    share: async () => ({ recovery }),
    withEntropy: (run: (entropy: Uint8Array) => unknown) => run(new Uint8Array(16).fill(7)),
    changeRecovery: (make: (share: Uint8Array) => unknown) => make(new Uint8Array(17)),
    prove: async () => undefined,
    ask,
  }
  const context = { projectId: 'demo', line: { ask }, wallet, locale: () => 'en', theme: () => 'light', began: () => undefined }
  return context as unknown as LoginContext
}
