import { type FramePayload, type FrameRequestName, type FrameResult, readAppMessage, requestMessage } from '@billfold/auth/protocol'

import { cloudLine } from '../src/accounts/cloud-line.js'
import { ProjectConfigs } from '../src/accounts/project-configs.js'
import type { Approval } from '../src/approval/approval.js'
import { type Locks, openDevice } from '../src/device/device.js'
import { type DeviceStore, memoryStore } from '../src/device/device-store.js'
import { FrameRequestsAnswered } from '../src/frame/frame-requests.js'
import { EmailLogin } from '../src/login/email-login.js'
import { EmailUpdate } from '../src/login/email-update.js'
import type { LoginContext } from '../src/login/login-context.js'
import { FarcasterLogin } from '../src/login/social-login.js'
import { en } from '../src/messages/en.js'
import { readChain } from '../src/rpc/chain.js'
import { Nodes } from '../src/rpc/nodes.js'
import { RpcDesk } from '../src/rpc/rpc-desk.js'
import { SmartAccounts } from '../src/smart/smart-accounts.js'
import { Wallet, sealForCloud } from '../src/sessions/wallet.js'
import type { World } from './open-world.js'

/** The page that asks. */
const host = 'https://app.example'

export interface SiteOptions {
  /** What this browser has kept of an earlier visit. */
  readonly store?: DeviceStore
  /** How far the clock of this browser is off, in milliseconds. */
  readonly ahead?: number
  /** The network of the page and a node of it. */
  readonly chain?: { readonly id: string; readonly rpcUrl?: string }
  readonly fetch?: typeof fetch
  /** How long an operation is waited for. */
  readonly operationWaits?: { readonly most: number; readonly look: number }
  /** What becomes of the share that brings the account back; the cloud has it when absent. */
  readonly sealRecovery?: typeof sealForCloud
}

/** The site without its page: everything of it but what is drawn, against a real cloud. A person approves everything, and what was shown is kept. */
export class SiteInBrowser {
  /** What the person saw before they approved it. */
  readonly seen: Approval[] = []
  /** Says what the person answers. */
  decision: 'approved' | 'refused' = 'approved'
  /** Answers of the person about a request that was handed over and does not arrive; each is good once. */
  patience: readonly ('again' | 'closed')[] = []
  /** Codes of the faults that they read then. */
  readonly waitedFor: string[] = []
  /** Comes to pass meanwhile. */
  waits: () => void | Promise<void> = () => undefined
  readonly wallet: Wallet
  readonly store: DeviceStore
  private readonly requests: FrameRequestsAnswered
  private last = 0

  constructor({ cloud }: Pick<World, 'cloud'>, { store = memoryStore(), ahead = 0, chain, ...options }: SiteOptions = {}) {
    this.store = store
    const [cloudUrl, projectId] = [cloud.url, 'demo']
    const get = options.fetch ?? fetch
    const device = openDevice(store, locksOf(store))
    const line = cloudLine({ cloudUrl, deviceKey: () => device.deviceKey(), clock: () => Date.now() + ahead, fetch: get })
    const nodes = new Nodes({ cloudUrl, projectId, fetch: get })
    this.wallet = new Wallet({ device, line, projectId, sealRecovery: options.sealRecovery ?? sealForCloud })
    const configs = new ProjectConfigs({ line, projectId })
    const context: LoginContext = {
      ...{ projectId, line, wallet: this.wallet, locale: () => 'en', theme: () => 'light' },
      enter: (login) => this.wallet.enter(login),
      began: () => void configs.read().catch(() => undefined),
    }
    const smart = new SmartAccounts({ configs, projectId, store })
    const desk = new RpcDesk({
      ...{ wallet: this.wallet, nodes, smart, words: () => en, nameOfPage: () => 'Harbour', counter: this.counter() },
      operationWaits: options.operationWaits,
    })
    const nothing = (): void => undefined
    this.requests = new FrameRequestsAnswered(
      {
        ...{
          context,
          desk,
          smart,
          nodes,
          email: new EmailLogin(context),
          farcaster: new FarcasterLogin(context),
          update: new EmailUpdate(context),
        },
        ...{ themed: nothing, introduced: nothing, reload: nothing, manage: async () => undefined },
      },
      readChain(chain?.id ?? 'eip155:1', chain?.rpcUrl),
    )
  }

  /** Asks as a page does. Rejects with the fault that the page is told in words. */
  async ask<R extends FrameRequestName>(request: R, payload: FramePayload<R>): Promise<FrameResult<R>> {
    this.last += 1
    const message = readAppMessage(requestMessage(request, `id${this.last}`, payload))
    if (message === undefined) throw new Error(`${request} has another payload`)
    return (await this.requests.answer(message, host)).payload
  }

  /** Asks for an answer of the network, or of the person. */
  rpc(method: string, params: unknown, more: Partial<FramePayload<'RPC_REQUEST'>> = {}): Promise<unknown> {
    return this.ask('RPC_REQUEST', { method, params, ...more })
  }

  /** Logs in by e-mail, as a person does who reads the mail. */
  async logIn({ mailbox, clock }: World, email: string): Promise<FrameResult<'GET_USER'>> {
    // Codes for one address have half a minute between them.
    clock.ahead += 60_000
    await this.ask('CONNECT_EMAIL', { email })
    // The newest, as a person takes it: one that was sent before may lie there unread.
    const { code = '' } = mailbox.mails.find(({ to }) => to === email) ?? {}
    await this.ask('CONNECT_OTP', { otp: code })
    return this.ask('GET_USER', undefined)
  }

  private counter(): ConstructorParameters<typeof RpcDesk>[0]['counter'] {
    const nothing = (): void => undefined
    return {
      ...{ reading: nothing, signing: nothing, clear: nothing },
      recover: () => Promise.reject(new Error('Nobody is here to bring the wallet back')),
      waits: async ({ code }) => {
        this.waitedFor.push(code)
        await this.waits()
        const [next = 'closed', ...later] = this.patience
        this.patience = later
        return next
      },
      decide: async (approval) => {
        this.seen.push(approval)
        return this.decision
      },
    }
  }
}

const allLocks = new WeakMap<DeviceStore, Locks>()

/** The locks of a browser: its tabs have them in common. */
function locksOf(store: DeviceStore): Locks {
  const locks = allLocks.get(store) ?? oneByOne()
  allLocks.set(store, locks)
  return locks
}

function oneByOne(): Locks {
  const last = new Map<string, Promise<unknown>>()
  const request = (name: string, run: () => Promise<unknown>): Promise<unknown> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(run)
    last.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
  return { request: request as Locks['request'] }
}
