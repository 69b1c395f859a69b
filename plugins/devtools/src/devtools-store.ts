import { isBillfoldError, type ClockPort, type Kernel, type PluginManifest } from '@billfold/kernel'
import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx'

import { brief } from './brief.js'
import type { Devtools, DevtoolsEvent, DevtoolsFault, DevtoolsMoment, DevtoolsRequest } from './contract.js'
import { faultFailure } from './fault-failure.js'
import { type StateStores, stateOf } from './state-of.js'

/** The parts of the kernel that are recorded. */
export interface DevtoolsNeeds extends StateStores, Pick<Kernel, 'events' | 'http'> {
  readonly clock: Pick<ClockPort, 'after' | 'monotonic'>
  readonly plugins: { readonly list: readonly { readonly id: string; readonly manifest?: PluginManifest | undefined }[] }
}

/** So many of each are kept: the oldest go first. */
const most = 200

/** So late a slow answer comes, in milliseconds. */
const slowness = 3_000

type Passage = Parameters<Kernel['http']['around']>[0]

/** Parts that no view reads. */
type Inside = 'needs' | 'began' | 'count' | 'faults' | 'pass' | 'time' | 'noteEvent' | 'noteState' | 'holdUp'

/** Records what happens in a kernel, and makes calls fail. */
export class DevtoolsStore implements Devtools {
  events: readonly DevtoolsEvent[] = []
  requests: readonly DevtoolsRequest[] = []
  moments: readonly DevtoolsMoment[] = []
  private readonly faults = observable.map<string, DevtoolsFault>()
  private count = 0
  private readonly began: number

  constructor(private readonly needs: DevtoolsNeeds) {
    this.began = needs.clock.monotonic()
    makeAutoObservable<this, Inside>(this, {
      ...{
        needs: false,
        began: false,
        count: false,
        faults: false,
        pass: false,
        time: false,
        noteEvent: false,
        noteState: false,
        holdUp: false,
      },
      record: false,
      events: observableRef,
      requests: observableRef,
      moments: observableRef,
    })
  }

  get owners(): readonly string[] {
    const calls = (manifest: PluginManifest | undefined): boolean =>
      manifest?.reaches?.some((reach) => 'endpoint' in reach || 'nodes' in reach) ?? false
    return this.needs.plugins.list.filter(({ manifest }) => calls(manifest)).map(({ id }) => id)
  }

  faultOf(owner: string): DevtoolsFault {
    return this.faults.get(owner) ?? 'none'
  }

  setFault(owner: string, fault: DevtoolsFault): void {
    this.faults.set(owner, fault)
  }

  clear(): void {
    this.events = []
    this.requests = []
    this.moments = this.moments.slice(-1)
  }

  /** Records from now on. The result ends it, and every fault with it. */
  record(): () => void {
    const { events, http } = this.needs
    const undos = [
      events.onAny(({ name, payload }) => this.noteEvent(name, payload)),
      http.around(this.pass),
      reaction(
        () => stateOf(this.needs),
        (state) => this.noteState(state),
        { fireImmediately: true, equals: (before, after) => brief(before, Infinity) === brief(after, Infinity) },
      ),
    ]
    return () => {
      for (const undo of undos) undo()
    }
  }

  private get time(): number {
    return this.needs.clock.monotonic() - this.began
  }

  private noteEvent(name: string, payload: unknown): void {
    const event = { at: this.time, name, payload: brief(payload) }
    runInAction(() => (this.events = kept([...this.events, event])))
  }

  private noteState(state: Readonly<Record<string, unknown>>): void {
    const moment = { at: this.time, after: this.events.at(-1)?.name, state }
    runInAction(() => (this.moments = kept([...this.moments, moment])))
  }

  private readonly pass: Passage = async (question, send) => {
    const { owner, method, place, signal } = question
    const [id, at] = [this.count++, this.time]
    const request = { id, at, owner, method, service: place.endpoint, path: place.path, outcome: 'waiting', took: undefined }
    runInAction(() => (this.requests = kept([...this.requests, request])))
    const settle = (outcome: string): void => {
      const took = this.time - at
      runInAction(() => (this.requests = this.requests.map((each) => (each.id === id ? { ...each, outcome, took } : each))))
    }
    try {
      await this.holdUp(owner, place, signal)
      const answer = await send()
      settle('answered')
      return answer
    } catch (error) {
      settle(isBillfoldError(error) ? error.code : 'failed')
      throw error
    }
  }

  /** Lets the call wait, or ends it, as the fault of its plugin wants. */
  private async holdUp(
    owner: string | undefined,
    place: { readonly endpoint: string; readonly path: string },
    signal?: AbortSignal,
  ): Promise<void> {
    const fault = owner === undefined ? 'none' : this.faultOf(owner)
    const failure = faultFailure(fault, place)
    if (failure !== undefined) throw failure
    if (fault !== 'slow' && fault !== 'silent') return
    await new Promise<void>((resolve, reject) => {
      const ended = (): void => reject(new Error('The call was called off'))
      signal?.addEventListener('abort', ended, { once: true })
      if (fault === 'slow') this.needs.clock.after(slowness, resolve)
    })
  }
}

function kept<T>(all: readonly T[]): readonly T[] {
  return all.slice(-most)
}
