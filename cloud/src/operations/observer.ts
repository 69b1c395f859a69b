import type { FunnelName } from '../analytics/funnel-names.js'

/** A call that was answered. */
export interface ServedCall {
  /** Name of the route; undefined for a path that leads nowhere. */
  readonly route: string | undefined
  readonly method: string
  readonly url: string
  readonly status: number
  readonly milliseconds: number
  /** Project that was let in. */
  readonly project: string | undefined
}

/** What the relay did with messages: it kept, handed over, or refused them. */
export type RelayDeed = 'published' | 'delivered' | 'refused'

/** What happened to logins. */
export type AccountDeed = 'code-sent' | 'code-refused' | 'logged-in' | 'token-reused' | 'deleted'

/** Hears what a cloud does, to count it. */
export interface CloudObserver {
  served?(call: ServedCall): void
  relayed?(deed: RelayDeed, project: string, messages: number): void
  accounted?(deed: AccountDeed): void
  /** An app told of something that visitors did. */
  told?(project: string, name: FunnelName): void
  queried?(milliseconds: number, isGood: boolean): void
}

/** Several observers as one. */
export function observers(all: readonly CloudObserver[]): Required<CloudObserver> {
  return {
    served: (call) => {
      for (const each of all) each.served?.(call)
    },
    relayed: (deed, project, messages) => {
      for (const each of all) each.relayed?.(deed, project, messages)
    },
    accounted: (deed) => {
      for (const each of all) each.accounted?.(deed)
    },
    told: (project, name) => {
      for (const each of all) each.told?.(project, name)
    },
    queried: (milliseconds, isGood) => {
      for (const each of all) each.queried?.(milliseconds, isGood)
    },
  }
}
