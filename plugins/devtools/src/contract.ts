import type { Key } from '@billfold/kernel'

/** An event that was published. */
export interface DevtoolsEvent {
  /** Milliseconds since the tools began. */
  readonly at: number
  readonly name: string
  /** What it carried, as one line. */
  readonly payload: string
}

/** A call to a service, and what became of it. */
export interface DevtoolsRequest {
  readonly id: number
  readonly at: number
  /** The plugin that called; undefined for the kernel itself. */
  readonly owner: string | undefined
  readonly method: string
  readonly service: string
  readonly path: string
  /** `waiting`, `answered`, or the code of its failure. */
  readonly outcome: string
  readonly took: number | undefined
}

/** The stores at one moment. */
export interface DevtoolsMoment {
  readonly at: number
  /** The last event before it. */
  readonly after: string | undefined
  readonly state: Readonly<Record<string, unknown>>
}

/** What becomes of the calls of a plugin: as they are, 3 s late, unreachable, refused with 503, or never answered. */
export type DevtoolsFault = 'none' | 'slow' | 'offline' | 'busy' | 'silent'

/** What happened since the kernel started, and faults to switch on. Observable. */
export interface Devtools {
  readonly events: readonly DevtoolsEvent[]
  readonly requests: readonly DevtoolsRequest[]
  readonly moments: readonly DevtoolsMoment[]
  /** Plugins whose calls can be made to fail: all that reach a service or a node. */
  readonly owners: readonly string[]
  faultOf(owner: string): DevtoolsFault
  setFault(owner: string, fault: DevtoolsFault): void
  /** Forgets what was recorded. Faults stay. */
  clear(): void
}

/** The tools of a kernel. */
export const devtoolsKey = 'devtools.devtools' as Key<Devtools>

declare module '@billfold/kernel' {
  interface Views {
    /** What happened, and faults to switch on: for who builds the app. */
    Devtools: undefined
  }
}
