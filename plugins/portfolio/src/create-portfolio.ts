import {
  type AssetQuery,
  type Families,
  type ClockPort,
  type DevicePort,
  type Http,
  type KernelOptions,
  type KernelStorage,
  type Log,
  type Toasts,
  storedItem,
  userMessages,
} from '@billfold/kernel'
import { type AccountQuestion, BlockchainService, Resource, type ResourceOptions } from '@billfold/kernel/data'
import { boolean } from 'valibot'
import type { Portfolio, PortfolioOptions, TokenHoldings } from './contract.js'
import { portfolioError } from './errors.js'
import { AccountExtras } from './identity/account-extras.js'
import { IdentityStore } from './identity/identity-store.js'
import { limits } from './limits.js'
import { loadNfts } from './nfts/load-nfts.js'
import { PortfolioStore } from './portfolio-store.js'
import { PriceBook, withPrices } from './sources/price-book.js'
import { loadTokens } from './sources/load-tokens.js'
import { WalletSource, walletGetAssets } from './sources/wallet-source.js'
import { TokenCache } from './tokens/token-cache.js'
import { FamilyFacts } from './tokens/family-facts.js'
import { tokenKey } from './tokens/read-tokens.js'

/** The services of the kernel that the portfolio works with. */
export interface PortfolioNeeds {
  readonly families: Families
  readonly http: Http
  readonly storage: KernelStorage
  readonly toasts: Toasts
  readonly log: Log
  readonly options: KernelOptions
  readonly clock: ClockPort
  readonly device: DevicePort
}

/** Makes the portfolio of its sources and caches. */
export function createPortfolio(needs: PortfolioNeeds, { smallBelow = 1 }: PortfolioOptions): PortfolioStore {
  const { families, http, storage, clock, device, log, options } = needs
  const service = BlockchainService.of(http)
  const prices = new PriceBook({ service, storage, clock, projectId: options.projectId ?? '' })
  const facts = new FamilyFacts({ families, log })
  return new PortfolioStore({
    families,
    prices,
    walletGetAssets: (question, query) => askWallet(families, question, query),
    facts,
    tokens: tokenResource(needs, { service, prices, facts }),
    nfts: new Resource({
      ...accountResource(needs),
      load: (question, { signal }) => loadNfts(question, { service, signal }),
      onFailure: ({ network }, error) =>
        log.warn('Collectibles are missing.', portfolioError('portfolio/nfts-unavailable', { network: network.caipNetworkId }, error)),
    }),
    extras: new AccountExtras({ families, log, identities: new IdentityStore({ service, storage, clock }) }),
    hidden: storage.item(storedItem('portfolio.hide-small', boolean())),
    named: namedTokens(options),
    smallBelow,
    device,
  })
}

/** Asks the wallet in front, when there is one. */
async function askWallet(
  families: Families,
  question: AccountQuestion | undefined,
  query: Partial<AssetQuery>,
): ReturnType<Portfolio['walletGetAssets']> {
  if (question === undefined) return undefined
  const { session, address, network } = question
  const adapter = await families.needAdapter(network.chainNamespace, 'walletGetAssets')
  return walletGetAssets({ session, adapter, query: { account: address, ...query } })
}

interface TokenParts {
  readonly service: BlockchainService | undefined
  readonly prices: PriceBook
  readonly facts: FamilyFacts
}

function tokenResource(needs: PortfolioNeeds, { service, prices, facts }: TokenParts): Resource<AccountQuestion, TokenHoldings> {
  const { families, storage, toasts, log, clock } = needs
  const cache = new TokenCache(storage, clock)
  const wallet = new WalletSource({ clock, onPassedOver: (reason) => log.debug('The wallet did not list its assets.', reason) })
  const unpriced = (error: unknown): void => log.warn('Prices are missing.', error)
  return new Resource<AccountQuestion, TokenHoldings>({
    ...accountResource(needs),
    cached: (question) => cache.get(question),
    load: async (question, { signal, last }) => {
      const adapter = await families.needAdapter(question.network.chainNamespace, 'read balances')
      const nativeAddress = facts.of(question.network.chainNamespace)?.nativeAddress
      const holdings = await loadTokens(question, { adapter, service, wallet, signal, last })
      const tokens = await withPrices(holdings.tokens, { prices, nativeAddress, signal }).catch(
        (error: unknown) => (unpriced(error), holdings.tokens),
      )
      const found = { ...holdings, tokens }
      // An account that was disconnected meanwhile leaves nothing here.
      signal.throwIfAborted()
      cache.set(question, found)
      return found
    },
    onAnswer: ({ network, address }, answer) =>
      families.find(network.chainNamespace)?.describe(address, { tokenBalance: answer?.value.tokens }),
    onFailure: ({ network }, error) => {
      log.warn('Balances are missing.', portfolioError('portfolio/tokens-unavailable', { network: network.caipNetworkId }, error))
      toasts.show({ variant: 'error', message: userMessages.tokenBalanceUnavailable })
    },
  })
}

type AccountResourceOptions = Pick<ResourceOptions<AccountQuestion, unknown>, 'clock' | 'key' | 'isReachable' | 'fresh' | 'lockout'>

function accountResource({ clock, device }: PortfolioNeeds): AccountResourceOptions {
  const { fresh, lockout } = limits
  return { clock, key: ({ key }) => key, isReachable: () => device.isOnline(), fresh, lockout }
}

function namedTokens({ tokens }: KernelOptions): ReadonlySet<string> {
  return new Set(
    Object.entries(tokens).map(([network, { address }]) =>
      tokenKey({ chainId: network as `${string}:${string}`, address: `${network}:${address}` }),
    ),
  )
}
