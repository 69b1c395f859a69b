import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { getSdkError } from '@walletconnect/utils'

import { patchSessionDeletion } from './session-deletion.js'
import type { RequestAnswer } from './evm-answers.js'
import { type Families, type Kit, answerProposal, answerRequest, mutable } from './kit-answers.js'
import { type SignIn, answerSignIn, signInQuestion } from './sign-in-answers.js'
import { type OwnCoreOptions, ownCore } from './own-core.js'
import { type PhoneQuestion, proposalQuestion, requestQuestion } from './phone-question.js'

/** Answer of the person with the phone to the next questions. */
export type WalletBehavior = 'approve' | 'reject' | 'wait'

export interface PairingWalletOptions extends OwnCoreOptions {
  readonly name?: string
  /** Another version of the kit. */
  readonly startKit?: (typeof WalletKit)['init']
  readonly families: Families
  /** Answers to requests, by method. */
  readonly answers: Readonly<Record<string, RequestAnswer>>
  /** Signs people in while it pairs; absent in a phone that cannot. */
  readonly signIn?: SignIn
  /** Something was asked, answered or ended. */
  readonly onChange?: () => void
}

/** An app that the wallet is connected to. */
export interface PairedApp {
  readonly topic: string
  readonly name: string
  readonly url: string
}

interface Waiting {
  readonly question: PhoneQuestion
  answer(behavior: WalletBehavior): Promise<void>
}

/** Starts a wallet on a phone, made of a kit that others wrote. */
export async function createPairingWallet(options: PairingWalletOptions): Promise<PairingWallet> {
  const { name = 'Test phone', startKit = (given) => WalletKit.init(given) } = options
  const core = ownCore(options)
  const kit = await startKit({ core, metadata: { name, description: 'A wallet for tests', url: 'https://phone.example', icons: [] } })
  patchSessionDeletion(kit)
  return new PairingWallet({ kit, options, close: () => core.close() })
}

interface PairingWalletParts {
  readonly kit: Kit
  /** Read at each answer: the person may change accounts. */
  readonly options: Pick<PairingWalletOptions, 'families' | 'answers' | 'signIn' | 'onChange'>
  readonly close: () => Promise<void>
}

/**
 * A wallet on a phone. It is no `HeldWallet`: that one lives in a page, which it permits, locks out and remembers; a phone has a session with each of
 * several apps, and the kit keeps them.
 */
export class PairingWallet {
  /** Answer to proposals and requests from now on. */
  behavior: WalletBehavior = 'approve'
  private readonly asked: string[] = []
  private readonly proposed = new Set<number>()
  private readonly waiting: Waiting[] = []
  private readonly kit: Kit
  private isClosed = false

  constructor(private readonly parts: PairingWalletParts) {
    const { kit } = parts
    this.kit = kit
    kit.on('session_proposal', (proposal) => this.onProposal(proposal))
    kit.on('session_request', (request) => this.onRequest(request))
    if (parts.options.signIn !== undefined) kit.on('session_authenticate', (asked) => this.onSignIn(asked))
    kit.on('session_delete', () => this.changed())
  }

  /** Every request that arrived, by method. */
  get requests(): readonly string[] {
    return this.asked
  }

  /** Number of proposals that arrived. */
  get proposals(): number {
    return this.proposed.size
  }

  /** Questions that wait for the person, the oldest first. */
  get questions(): readonly PhoneQuestion[] {
    return this.waiting.map(({ question }) => question)
  }

  /** The sessions that stand, by topic. */
  get sessions(): readonly string[] {
    return Object.keys(this.kit.getActiveSessions())
  }

  get apps(): readonly PairedApp[] {
    return Object.values(this.kit.getActiveSessions()).map(({ topic, peer: { metadata } }) => ({
      topic,
      name: metadata.name,
      url: metadata.url,
    }))
  }

  /** Scans a link. */
  scan(uri: string): Promise<void> {
    return this.kit.pair({ uri })
  }

  /** Answers everything that waits, or one question. */
  async decide(behavior: WalletBehavior, question?: PhoneQuestion): Promise<void> {
    const answered = this.waiting.filter((one) => question === undefined || one.question.id === question.id)
    for (const one of answered) {
      this.waiting.splice(this.waiting.indexOf(one), 1)
      await one.answer(behavior)
    }
    this.changed()
  }

  /** Tells the apps of a change of its own accord. */
  async emit(event: { readonly name: string; readonly data: unknown }, chainId: string): Promise<void> {
    for (const topic of this.sessions) await this.kit.emitSessionEvent({ topic, event, chainId })
  }

  /** Grants something else. */
  async update(families: Families): Promise<void> {
    for (const topic of this.sessions) {
      const { acknowledged } = await this.kit.updateSession({ topic, namespaces: mutable(families) })
      await acknowledged()
    }
  }

  /** Grants what each session has anew, such as with other accounts. */
  async renew(families: Families): Promise<void> {
    for (const { topic, namespaces } of Object.values(this.kit.getActiveSessions())) {
      const granted = Object.fromEntries(Object.entries(families).filter(([namespace]) => namespace in namespaces))
      const { acknowledged } = await this.kit.updateSession({ topic, namespaces: mutable(granted) })
      await acknowledged()
    }
  }

  /** Lets every session last longer. */
  async extend(): Promise<void> {
    for (const topic of this.sessions) await (await this.kit.extendSession({ topic })).acknowledged()
  }

  /** Ends every session, or one. */
  async disconnect(only?: string): Promise<void> {
    const ended = only === undefined ? this.sessions : [only]
    const reason = getSdkError('USER_DISCONNECTED')
    // The app may end some of them meanwhile.
    for (const topic of ended) if (this.sessions.includes(topic)) await this.kit.disconnectSession({ topic, reason })
    this.changed()
  }

  close(): Promise<void> {
    this.isClosed = true
    return this.parts.close()
  }

  private onProposal(proposal: WalletKitTypes.SessionProposal): void {
    // The kit tells of a proposal twice now and then.
    if (this.proposed.has(proposal.id)) return
    this.proposed.add(proposal.id)
    this.meet(proposalQuestion(proposal), (behavior) =>
      answerProposal(this.kit, proposal, behavior === 'approve' ? this.parts.options.families : undefined),
    )
  }

  private onSignIn(asked: WalletKitTypes.SessionAuthenticate): void {
    if (this.proposed.has(asked.id)) return
    this.proposed.add(asked.id)
    const { families, signIn } = this.parts.options
    if (signIn === undefined) return
    this.meet(signInQuestion(this.kit, asked, { families, signIn }), (behavior) =>
      answerSignIn(this.kit, asked, behavior === 'approve' ? { families, signIn } : undefined),
    )
  }

  private onRequest(request: WalletKitTypes.SessionRequest): void {
    this.asked.push(request.params.request.method)
    const { name = '', url = '' } = this.kit.getActiveSessions()[request.topic]?.peer.metadata ?? {}
    this.meet(requestQuestion(request, { name, url }), (behavior) =>
      answerRequest(this.kit, request, behavior === 'approve' ? this.parts.options.answers : undefined),
    )
  }

  /** Answers as the behavior says, or leaves the question to the person. */
  private meet(question: PhoneQuestion, answer: Waiting['answer']): void {
    const met = async (): Promise<void> => {
      if (this.behavior === 'wait') this.waiting.push({ question, answer })
      else await answer(this.behavior)
      this.changed()
    }
    met().catch((error: unknown) => {
      // An answer that was on its way when the phone was put away reaches nobody.
      if (!this.isClosed) throw error
    })
  }

  private changed(): void {
    this.parts.options.onChange?.()
  }
}
