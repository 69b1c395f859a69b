import type { ClockPort, Log, Toasts } from '@billfold/kernel'
import { LatestRequest } from '@billfold/kernel/data'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { SuggestedName } from '../contract.js'
import { namesError } from '../errors.js'
import { limits } from '../limits.js'
import type { ProfileService } from '../profile/profile-service.js'

export interface SuggestionsNeeds {
  readonly service: Pick<ProfileService, 'suggest'> | undefined
  readonly zone: string | undefined
  readonly clock: Pick<ClockPort, 'after'>
  readonly toasts: Pick<Toasts, 'show'>
  readonly log: Pick<Log, 'warn'>
}

/** Names like the one that is typed, asked for when nobody types any more. */
export class Suggestions {
  found: { readonly label: string; readonly names: readonly SuggestedName[] } | undefined = undefined
  /** What was typed when they could not be had. */
  failed: string | undefined = undefined
  private readonly request: LatestRequest
  private readonly needs: SuggestionsNeeds

  constructor(needs: SuggestionsNeeds) {
    this.needs = needs
    this.request = new LatestRequest(needs.clock)
    makeAutoObservable<this, 'request' | 'needs'>(this, { found: observableRef, request: false, needs: false }, { autoBind: true })
  }

  /** Aims at what is typed now: one that is no name yet is not asked about. */
  aim(label: string | undefined): void {
    this.stop()
    this.failed = undefined
    if (label !== undefined && label !== this.found?.label) this.request.sendAfter(limits.typing, () => void this.ask(label))
  }

  /** Forgets what was found: a name was registered meanwhile. */
  forget(): void {
    this.stop()
    this.found = undefined
  }

  stop(): void {
    this.request.stop()
  }

  private async ask(label: string): Promise<void> {
    const { service, zone, log, toasts } = this.needs
    if (service === undefined || zone === undefined) return
    const signal = this.request.begin()
    try {
      const names = await service.suggest(label, zone, signal)
      if (!signal.aborted) runInAction(() => (this.found = { label, names }))
    } catch (error) {
      // Something else was typed meanwhile.
      if (signal.aborted) return
      const failure = namesError('names/suggestions-failed', { label }, error)
      log.warn(failure.message, error)
      toasts.show({ variant: 'error', message: failure.message })
      runInAction(() => (this.failed = label))
    }
  }
}
