import { WalletKit } from '@reown/walletkit'
import { getSdkError } from '@walletconnect/utils'

import { endOnce } from './end-once.js'
import type { RequestAnswer } from './evm-answers.js'
import { type Families, answerProposal, answerRequest, mutable } from './kit-answers.js'
import { type OwnCoreOptions, ownCore } from './own-core.js'
import { type PhoneQuestion, proposalQuestion, requestQuestion } from './phone-question.js'

/** What the person with the phone does when they are asked. */
export type WalletConduct = 'approve' | 'reject' | 'wait'

export interface PairingWalletOptions extends OwnCoreOptions {
  readonly name?: string
  /** Another version of the kit. */
  readonly startKit?: (typeof WalletKit)['init']
  readonly families: Families
  /** How requests are answered, by method. */
  readonly answers: Readonly<Record<string, RequestAnswer>>
  /** Something was asked, answered or ended. */
  readonly onChange?: () => void
}

/** An app that the wallet is connected to. */
export interface PairedApp {
  readonly topic: string
  readonly name: string
  readonly url: string
}

/** A wallet on a phone, made of a kit that others wrote. */
export interface PairingWallet {
  /** How proposals and requests are met from now on. */
  conduct: WalletConduct
  /** Every request that arrived, by method. */
  readonly requests: readonly string[]
  /** How many proposals arrived. */
  readonly proposals: number
  /** What waits for the person, the oldest first. */
  readonly questions: readonly PhoneQuestion[]
  /** The sessions that stand, by topic. */
  readonly sessions: readonly string[]
  readonly apps: readonly PairedApp[]
  /** Scans a link. */
  scan(uri: string): Promise<void>
  /** Answers everything that waits, or one question. */
  decide(conduct: WalletConduct, question?: PhoneQuestion): Promise<void>
  /** Tells the app of a change of its own accord. */
  emit(event: { readonly name: string; readonly data: unknown }, chainId: string): Promise<void>
  /** Grants something else. */
  update(families: Families): Promise<void>
  /** Lets every session last longer. */
  extend(): Promise<void>
  /** Ends every session, or one. */
  disconnect(topic?: string): Promise<void>
  close(): Promise<void>
}

interface Waiting {
  readonly question: PhoneQuestion
  answer(conduct: WalletConduct): Promise<void>
}

/** Starts a wallet on a phone. */
export async function createPairingWallet(options: PairingWalletOptions): Promise<PairingWallet> {
  const { name = 'Test phone', onChange = () => undefined, startKit = (given) => WalletKit.init(given) } = options
  const core = ownCore(options)
  const kit = await startKit({ core, metadata: { name, description: 'A wallet for tests', url: 'https://phone.example', icons: [] } })
  endOnce(kit)
  const waiting: Waiting[] = []
  const requests: string[] = []
  const seen = new Set<number>()
  const sessions = (): readonly string[] => Object.keys(kit.getActiveSessions())
  const meet = async (question: PhoneQuestion, answer: Waiting['answer']): Promise<void> => {
    if (wallet.conduct === 'wait') waiting.push({ question, answer })
    else await answer(wallet.conduct)
    onChange()
  }
  let isClosed = false
  const unlessClosed = (error: unknown): void => {
    // An answer that was on its way when the phone was put away reaches nobody.
    if (!isClosed) throw error
  }

  kit.on('session_proposal', (proposal) => {
    // The kit tells of a proposal twice now and then.
    if (seen.has(proposal.id)) return
    seen.add(proposal.id)
    const families = (conduct: WalletConduct): Families | undefined => (conduct === 'approve' ? options.families : undefined)
    meet(proposalQuestion(proposal), (conduct) => answerProposal(kit, proposal, families(conduct))).catch(unlessClosed)
  })
  kit.on('session_request', (request) => {
    requests.push(request.params.request.method)
    const { name: app = '', url = '' } = kit.getActiveSessions()[request.topic]?.peer.metadata ?? {}
    meet(requestQuestion(request, { name: app, url }), (conduct) =>
      answerRequest(kit, request, conduct === 'approve' ? options.answers : undefined),
    ).catch(unlessClosed)
  })
  kit.on('session_delete', onChange)

  const wallet: PairingWallet = {
    conduct: 'approve',
    requests,
    get proposals() {
      return seen.size
    },
    get questions() {
      return waiting.map(({ question }) => question)
    },
    get sessions() {
      return sessions()
    },
    get apps() {
      return Object.values(kit.getActiveSessions()).map(({ topic, peer: { metadata } }) => ({
        topic,
        name: metadata.name,
        url: metadata.url,
      }))
    },
    scan: (uri) => kit.pair({ uri }),
    async decide(conduct, question) {
      const answered = waiting.filter((one) => question === undefined || one.question.id === question.id)
      for (const one of answered) {
        waiting.splice(waiting.indexOf(one), 1)
        await one.answer(conduct)
      }
      onChange()
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
    async extend() {
      for (const topic of sessions()) await (await kit.extendSession({ topic })).acknowledged()
    },
    async disconnect(only) {
      const ended = only === undefined ? sessions() : [only]
      const reason = getSdkError('USER_DISCONNECTED')
      // The app may end some of them meanwhile.
      for (const topic of ended) if (sessions().includes(topic)) await kit.disconnectSession({ topic, reason })
      onChange()
    },
    close() {
      isClosed = true
      return core.close()
    },
  }
  return wallet
}
