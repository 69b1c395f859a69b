import { array, optional, safeParse, string, tuple } from 'valibot'
import type { Approval, Prepared } from '../approval/approval.js'
import { CallsBook } from '../evm/calls-book.js'
import { Fault, asFault } from '../faults/fault.js'
import type { Messages } from '../messages/messages.js'
import type { OperationWaits } from '../smart/send-operation.js'
import type { ChosenAccount, SmartAccounts } from '../smart/smart-accounts.js'
import type { Wallet } from '../sessions/wallet.js'
import { type Chain, numberOf, readChain } from './chain.js'
import { classOf } from './methods.js'
import type { Nodes } from './nodes.js'
import type { PrepareNeeds } from './prepare-needs.js'

/** A request as the page makes it. */
export interface DeskRequest {
  readonly method: string
  readonly params: unknown
  readonly chain: Chain
  readonly host: string
}

/** Who asks, as the person sees it. */
export interface Asker {
  /** Vouched for by the browser. */
  readonly origin: string
  /** What the page calls itself. */
  readonly name?: string | undefined
}

/** Where the person is asked. Each waits for them, or for the signal that ends it. */
export interface Counter {
  reading(asker: Asker): void
  decide(approval: Approval, about: DecideOptions): Promise<'approved' | 'refused'>
  signing(): void
  /** Asks the person whether to wait on for a request that was handed over and has not arrived, or to leave it. */
  waits(fault: Fault, signal: AbortSignal): Promise<'again' | 'closed'>
  recover(signal: AbortSignal): Promise<void>
  clear(): void
}

export interface DecideOptions {
  readonly asker: Asker
  readonly account: string
  /** What went wrong when it was approved before. */
  readonly problem?: Fault | undefined
  readonly signal: AbortSignal
}

export interface DeskNeeds {
  readonly wallet: Wallet
  readonly nodes: Nodes
  readonly smart: SmartAccounts
  readonly counter: Counter
  readonly words: () => Messages
  readonly nameOfPage: () => string | undefined
  /** How long an operation is waited for before the person is asked whether to wait on. */
  readonly operationWaits?: OperationWaits | undefined
}

/** After these nothing is signed, and the same approval can be tried again. */
const passing: ReadonlySet<string> = new Set(['cloud-away', 'node-away'])

/** What is asked of who carries operations out. */
const bundlerReads: ReadonlySet<string> = new Set([
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
  'eth_supportedEntryPoints',
])
const capabilitiesSchema = tuple([string(), optional(array(string()))])

/** Answers the requests of a page: reads from the network, everything else after the person approved, one at a time. */
export class RpcDesk {
  private readonly book = new CallsBook()
  private last: Promise<unknown> = Promise.resolve()
  private abort = new AbortController()

  constructor(private readonly needs: DeskNeeds) {}

  async answer(request: DeskRequest): Promise<unknown> {
    const kind = classOf(request.method)
    if (kind === 'refused') throw new Fault('method-not-allowed')
    return kind === 'safe' ? this.read(request) : this.inTurn(request)
  }

  /** Ends all that is under way: the person has left. */
  abortAll(): void {
    this.abort.abort()
    this.abort = new AbortController()
  }

  private async read({ method, params, chain }: DeskRequest): Promise<unknown> {
    const { nodes } = this.needs
    switch (method) {
      case 'eth_accounts':
        return [(await this.accountOn(chain)).address]
      case 'eth_chainId':
        return toHex(numberOf(chain))
      case 'wallet_getCapabilities':
        return this.capabilities(chain, params)
      case 'wallet_getCallsStatus': {
        const read = safeParse(tuple([string()]), params)
        const status = read.success ? await this.book.status(read.output[0], nodes) : undefined
        if (status === undefined) throw new Fault('request-malformed')
        return status
      }
      case 'wallet_getAssets':
        throw new Fault('method-unknown')
      default:
        return bundlerReads.has(method) ? nodes.bundle(chain, method, params) : nodes.ask(chain, method, params)
    }
  }

  private async accountOn(chain: Chain): Promise<ChosenAccount> {
    const { wallet, smart } = this.needs
    return smart.choose(chain, (await wallet.mustSession()).account.addresses)
  }

  /** What the account can do on the networks that are asked about (EIP-5792). */
  private async capabilities(chain: Chain, params: unknown): Promise<unknown> {
    const { smart } = this.needs
    const read = safeParse(capabilitiesSchema, params)
    const ids = (read.success ? read.output[1] : undefined) ?? [...new Set([numberOf(chain), ...(await smart.networks())])].map(toHex)
    const told = ids.map(async (id) => {
      const account = await this.accountOn(readChain(`eip155:${Number(id)}`))
      return [toHex(Number(id)), { atomic: { status: account.network === undefined ? 'unsupported' : 'supported' } }] as const
    })
    return Object.fromEntries(await Promise.all(told))
  }

  private inTurn(request: DeskRequest): Promise<unknown> {
    const { signal } = this.abort
    const turn = this.last.then(() => this.serve(request, signal))
    this.last = turn.catch(() => undefined)
    return turn
  }

  private async serve(request: DeskRequest, signal: AbortSignal): Promise<unknown> {
    const { counter, nameOfPage } = this.needs
    if (signal.aborted) throw new Fault('rejected')
    const asker: Asker = { origin: request.host, name: nameOfPage() }
    counter.reading(asker)
    try {
      const prepared = await unlessAborted(this.prepare(request), signal)
      return await this.carryOut(prepared, { asker, signal, account: (await this.accountOn(request.chain)).address })
    } catch (error) {
      // A person who leaves has said no.
      throw signal.aborted && asFault(error).code === 'aborted' ? new Fault('rejected') : error
    } finally {
      counter.clear()
    }
  }

  private async prepare(request: DeskRequest): Promise<Prepared> {
    const { nodes, words, operationWaits } = this.needs
    const { family } = request.chain
    const account = await this.accountOn(request.chain)
    const needs: PrepareNeeds = { ...request, nodes, account, address: account.address, words: words(), book: this.book, operationWaits }
    if (family === 'solana') return (await import('../solana/prepare-solana.js')).prepareSolana(needs)
    return (await import('../evm/prepare-evm.js')).prepareEvm(needs)
  }

  private async carryOut(prepared: Prepared, about: Omit<DecideOptions, 'problem'>): Promise<unknown> {
    return this.handOver(await this.approved(prepared, about), about.signal)
  }

  /** Asks the person until it is approved and signed. */
  private async approved(prepared: Prepared, about: Omit<DecideOptions, 'problem'>): Promise<() => Promise<unknown>> {
    const { counter } = this.needs
    let problem: Fault | undefined
    for (;;) {
      if ((await counter.decide(prepared.approval, { ...about, problem })) === 'refused') throw new Fault('rejected')
      counter.signing()
      try {
        const deliver = await this.sign(prepared, about.signal)
        if (about.signal.aborted) throw new Fault('aborted')
        return deliver
      } catch (error) {
        problem = asFault(error)
        if (!passing.has(problem.code)) throw error
      }
    }
  }

  /** Hands over what was signed. Once it is with others nobody can take it back: from then on the person waits for it, or goes. */
  private async handOver(deliver: () => Promise<unknown>, signal: AbortSignal): Promise<unknown> {
    const { counter } = this.needs
    let waiting: Fault | undefined
    for (;;) {
      try {
        return await unlessAborted(deliver(), signal)
      } catch (error) {
        const fault = asFault(error)
        // A person who leaves now takes nothing back.
        if (signal.aborted) throw waiting ?? new Fault('operation-waits')
        if (fault.code === 'operation-waits') waiting = fault
        // A request that was handed over once is not in doubt again.
        else if (fault.code === 'sent-unknown') waiting ??= fault
        else throw error
        const told = waiting
        if ((await counter.waits(told, signal).catch(() => 'closed')) === 'closed') throw told
        counter.signing()
      }
    }
  }

  private async sign(prepared: Prepared, signal: AbortSignal): Promise<() => Promise<unknown>> {
    const { wallet, counter } = this.needs
    if ((await wallet.mustSession()).awaits !== undefined) await counter.recover(signal)
    return wallet.withKey(prepared.family, prepared.sign)
  }
}

function toHex(number: number): string {
  return `0x${number.toString(16)}`
}

/** Waits for work, but not longer than somebody cares. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const end = (): void => reject(new Fault('aborted'))
    if (signal.aborted) return end()
    signal.addEventListener('abort', end, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
}
