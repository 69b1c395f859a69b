import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { buildApprovedNamespaces, getSdkError } from '@walletconnect/utils'

import type { RequestAnswer } from './evm-answers.js'

/** What the person with the phone does when they are asked. */
export type WalletConduct = 'approve' | 'reject' | 'wait'

/** A family as the wallet supports it. */
export interface SupportedFamily {
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** CAIP-10. */
  readonly accounts: readonly string[]
}

export interface PairingWalletOptions {
  readonly relayUrl: string
  readonly projectId: string
  readonly name?: string
  readonly families: Readonly<Record<string, SupportedFamily>>
  /** Keeps wallets of one process apart. */
  readonly storagePrefix: string
  /** How requests are answered, by method. */
  readonly answers: Readonly<Record<string, RequestAnswer>>
}

/** A wallet on a phone, made of a kit that others wrote. */
export interface PairingWallet {
  /** How proposals and requests are met from now on. */
  conduct: WalletConduct
  /** Every request that arrived, by method. */
  readonly requests: readonly string[]
  /** How many proposals arrived. */
  readonly proposals: number
  /** The sessions that stand, by topic. */
  readonly sessions: readonly string[]
  /** Scans a link. */
  scan(uri: string): Promise<void>
  /** Answers what waits. */
  decide(conduct: WalletConduct): Promise<void>
  /** Tells the app of a change of its own accord. */
  emit(event: { readonly name: string; readonly data: unknown }, chainId: string): Promise<void>
  /** Grants something else. */
  update(families: Readonly<Record<string, SupportedFamily>>): Promise<void>
  /** Ends every session. */
  disconnect(): Promise<void>
  close(): Promise<void>
}

type Waiting = (conduct: WalletConduct) => Promise<void>

/** Starts a wallet on a phone. */
export async function createPairingWallet(options: PairingWalletOptions): Promise<PairingWallet> {
  const { relayUrl, projectId, storagePrefix, name = 'Test phone' } = options
  const core = new Core({ relayUrl, projectId, customStoragePrefix: storagePrefix, telemetryEnabled: false, logger: 'silent', ...inMemory })
  // The kit's own types disagree about what may be absent.
  const own = core as WalletKitTypes.Options['core']
  const kit = await WalletKit.init({
    core: own,
    metadata: { name, description: 'A wallet for tests', url: 'https://phone.example', icons: [] },
  })
  const waiting: Waiting[] = []
  const requests: string[] = []
  const seen = new Set<number>()
  const meet = async (answer: Waiting): Promise<void> => {
    if (wallet.conduct === 'wait') waiting.push(answer)
    else await answer(wallet.conduct)
  }
  const sessions = (): readonly string[] => Object.keys(kit.getActiveSessions())

  kit.on('session_proposal', (proposal) => {
    // The kit tells of a proposal twice now and then.
    if (seen.has(proposal.id)) return
    seen.add(proposal.id)
    void meet((conduct) => answerProposal(kit, proposal, conduct === 'approve' ? options.families : undefined))
  })
  kit.on('session_request', (request) => {
    requests.push(request.params.request.method)
    void meet((conduct) => answerRequest(kit, request, conduct === 'approve' ? options.answers : undefined))
  })

  const wallet: PairingWallet = {
    conduct: 'approve',
    requests,
    get proposals() {
      return seen.size
    },
    get sessions() {
      return sessions()
    },
    scan: (uri) => kit.pair({ uri }),
    async decide(conduct) {
      for (const answer of waiting.splice(0)) await answer(conduct)
    },
    async emit(event, chainId) {
      for (const topic of sessions()) await kit.emitSessionEvent({ topic, event, chainId })
    },
    async update(families) {
      for (const topic of sessions()) {
        const { acknowledged } = await kit.updateSession({ topic, namespaces: mutable(families) })
        await acknowledged()
      }
    },
    async disconnect() {
      for (const topic of sessions()) await kit.disconnectSession({ topic, reason: getSdkError('USER_DISCONNECTED') })
    },
    async close() {
      core.heartbeat.stop()
      await core.relayer.transportClose()
    },
  }
  return wallet
}

/** In Node nothing is kept; a browser keeps its own database. */
const inMemory = typeof window === 'undefined' ? { storageOptions: { database: ':memory:' } } : {}

type Kit = InstanceType<typeof WalletKit>

async function answerProposal(
  kit: Kit,
  { id, params }: WalletKitTypes.SessionProposal,
  families: PairingWalletOptions['families'] | undefined,
): Promise<void> {
  if (families === undefined) return kit.rejectSession({ id, reason: getSdkError('USER_REJECTED') })
  await kit.approveSession({ id, namespaces: buildApprovedNamespaces({ proposal: params, supportedNamespaces: mutable(families) }) })
}

async function answerRequest(
  kit: Kit,
  { id, topic, params }: WalletKitTypes.SessionRequest,
  answers: PairingWalletOptions['answers'] | undefined,
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

function mutable(
  families: PairingWalletOptions['families'],
): Record<string, { chains: string[]; methods: string[]; events: string[]; accounts: string[] }> {
  return Object.fromEntries(
    Object.entries(families).map(([namespace, { chains, methods, events, accounts }]) => [
      namespace,
      { chains: [...chains], methods: [...methods], events: [...events], accounts: [...accounts] },
    ]),
  )
}
