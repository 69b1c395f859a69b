import { reaction } from 'mobx'
import type { ChainNamespace } from '../src/core/caip/ids.js'
import type { Session } from '../src/wallets/contract/connection.js'
import type { Network } from '../src/wallets/contract/network.js'
import type { HostProviderParts } from './define-family.js'

/** Hears what a host is told. */
export type HostListener = (...told: readonly unknown[]) => void

/**
 * Base of the objects that the libraries of a host talk to: one that stays while wallets come and go. It tells of the session in use, and a
 * listener that fails leaves the others listening.
 */
export abstract class LastingProvider<O = unknown> {
  /** Aborted when the plugin stops. */
  protected readonly ending: AbortController = new AbortController()
  private readonly listeners = new Map<string, { readonly listener: HostListener; readonly isOnce: boolean }[]>()
  private readonly undo: (() => void)[] = []

  constructor(protected readonly parts: HostProviderParts<O>) {}

  /** Tells from now on what changes. Returns the undo. */
  start(): () => void {
    this.follow()
    return () => {
      for (const step of this.undo.splice(0)) step()
      this.listeners.clear()
      this.ending.abort(this.endReason())
    }
  }

  /** Starts following what hosts are told of, by `when`. */
  protected abstract follow(): void

  /** The reason that is given to whoever still waits when the plugin stops. */
  protected endReason(): unknown {
    return undefined
  }

  /** Tells when a fact of the session is another. */
  protected when<T extends string | undefined>(fact: () => T, tell: (now: T, before: T) => void): void {
    this.undo.push(reaction(fact, (now, before) => tell(now, before)))
  }

  protected get namespace(): ChainNamespace {
    return this.parts.adapter.namespace
  }

  protected get currentSession(): Session | undefined {
    return this.parts.families.find(this.namespace)?.session
  }

  protected get currentNetwork(): Network | undefined {
    return this.parts.families.find(this.namespace)?.network
  }

  /** The addresses of the wallet in use, the active one first, each once. */
  protected get addresses(): readonly string[] {
    return sessionAddresses(this.currentSession)
  }

  protected addListener(event: string, listener: HostListener, isOnce = false): () => void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), { listener, isOnce }])
    return () => this.dropListener(event, listener)
  }

  /** Takes one of them away, as often as it was added. */
  protected dropListener(event: string, listener: HostListener): void {
    const left = this.listeners.get(event) ?? []
    const index = left.findLastIndex((each) => each.listener === listener)
    if (index >= 0) this.listeners.set(event, left.toSpliced(index, 1))
  }

  protected dropListeners(event?: string): void {
    if (event === undefined) this.listeners.clear()
    else this.listeners.delete(event)
  }

  protected countListeners(event: string): number {
    return this.listeners.get(event)?.length ?? 0
  }

  protected emit(event: string, ...told: readonly unknown[]): void {
    for (const { listener, isOnce } of this.listeners.get(event) ?? []) {
      if (isOnce) this.dropListener(event, listener)
      try {
        listener(...told)
      } catch (error) {
        this.parts.log.error('A listener of the provider failed', error)
      }
    }
  }
}

/** The addresses of a session, the active one first, each once. */
export function sessionAddresses(session: Session | undefined): readonly string[] {
  return session === undefined ? [] : [...new Set([session.account.address, ...session.accounts.map(({ address }) => address)])]
}
