import { isCaipNetworkId } from '../../core/caip/is-caip-network-id.js'
import { accountTypes } from '../../wallets/state/account-types.js'
import type { AccountType } from '../../wallets/contract/account.js'
import { defaultLogLevel, logLevels } from '../../core/log/log-levels.js'
import { type KnownNames, byName, firstViewParsers, off, on } from './first-view-options.js'
import { image, link, rows, service, tag, text } from './leaves.js'
import type { KernelOptions, TokenOption } from './options.js'
import { type Parse, oneOf } from '../../core/parse.js'
import { type Always, type ParsersOf, always, closedGroupOf, namedOf, or } from '../../core/tolerant.js'

/** The version of this package, which bundling writes in. Absent in a checkout. */
declare const BILLFOLD_VERSION: string | undefined
const ownVersion = typeof BILLFOLD_VERSION === 'string' ? BILLFOLD_VERSION : 'source'

/** Parser of each option, with its default for an absent or wrong value. */
export function optionParsers(names: KnownNames): ParsersOf<KernelOptions> {
  return {
    ...firstViewParsers(names),
    projectId: text,
    // Looked up among the networks once they are read.
    defaultNetwork: () => undefined,
    reconnect: on,
    chooseFamily: off,
    allowUnsupportedNetwork: off,
    unsupportedNetworkDismissible: on,
    defaultAccountTypes: accountTypeByFamily,
    siwx: service,
    siweConfig: service,
    tokens: byNetwork(closedGroupOf<TokenOption>({ address: text, image }, ['address'])),
    rpcUrls: byNetwork(rows(link)),
    sdkType: or(tag, 'billfold'),
    sdkVersion: or(tag, ownVersion),
    debug: on,
    logLevel: or(oneOf(...logLevels), defaultLogLevel),
    allowedOrigins: rows(text),
  }
}

const accountTypeByFamily: Parse<Readonly<Record<string, AccountType>>> = byName(() => oneOf(...accountTypes))

function byNetwork<T>(parse: Parse<T>): Always<Readonly<Record<string, T>>> {
  return always(namedOf((id) => (isCaipNetworkId(id) ? parse : undefined)))
}
