import type { DiscoveryMoment } from '@billfold/kernel/family'

declare module '@billfold/kernel' {
  interface Namespaces {
    seamoss: true
  }
}

/** Options of a host. */
export interface SeaMossOptions {
  /** Moment at which wallets of the page are looked for: `open` (default) with the modal, `start` at once, `false` never. */
  readonly discovery?: DiscoveryMoment
}
