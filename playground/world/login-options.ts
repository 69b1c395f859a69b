import type { CloudOptions } from '@billfold/cloud'
import { evmContracts } from '@billfold/local-chains/evm/seed'
import type { LocalProviders } from '@billfold/local-logins'

export interface LoginPlaces extends Pick<LocalProviders, 'loginProviders'> {
  /** The relay of Farcaster, and the node of the chain that its ids are on. */
  readonly farcaster: { readonly relayUrl: string; readonly rpcUrl: string }
  readonly smtpUrl: string
  /** Of the page that holds keys; 0 takes a free one. */
  readonly sitePort: number
  /** The built page. */
  readonly siteFolder: string
}

/** What the cloud of a local world needs for logins. Its secrets are known to everybody: they guard nothing but this machine. */
export function loginOptions({ smtpUrl, sitePort, siteFolder, loginProviders, farcaster }: LoginPlaces): Partial<CloudOptions> {
  return {
    smtpUrl,
    loginProviders,
    accounts: {
      mailFrom: 'Billfold playground <accounts@playground.local>',
      secureSite: { port: sitePort, folder: siteFolder },
      farcaster: { ...farcaster, registry: evmContracts.idRegistry },
    },
    signIn: {},
    accountSecrets: ['a secret of the playground, for tokens and codes'],
    authShareSecrets: ['a secret of the playground, for the shares of logins'],
    recoveryShareSecrets: ['a secret of the playground, for the shares of recovery'],
  }
}
