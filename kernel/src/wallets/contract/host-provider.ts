import type { HostProviders } from '../../core/open.js'
import type { Key } from '../../core/services/key.js'

/**
 * The base key of what a host page talks to in place of a wallet: `keyFor(hostProvider, namespace)`. A family that brings one
 * hands out the same object while wallets come and go. Without it the host gets the provider of the wallet itself.
 */
export const hostProvider = 'chain.host-provider' as Key<object>

/** The provider that a host gets of a family: as its plugin says in `HostProviders`, else unknown. */
export type HostProviderOf<N> = N extends keyof HostProviders ? HostProviders[N] | undefined : unknown
