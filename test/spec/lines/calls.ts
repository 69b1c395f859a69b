import type { SpecLine } from '../spec-line.js'

/** The calls it makes. */
export const calls: readonly SpecLine[] = [
  {
    line: 'All calls carry the common query parameters projectId, st (sdk type) and sv (sdk version). A generic client supports GET, POST, PUT and DELETE with a JSON body and an optional clientId query parameter.',
    owner: 'kernel',
    tests: [
      'kernel/src/core/http/http.test.ts > all calls carry the common query parameters projectId, st (sdk type) and sv (sdk version)',
      'kernel/src/core/http/http.test.ts > parameters are appended only when truthy; clientId is the last',
      'kernel/src/core/http/http.test.ts > %s reads JSON by its schema',
      'kernel/src/core/http/http.test.ts > a body is JSON',
    ],
  },
  // Wallet API.
  {
    line: 'GET /appkit/v1/config. Reads a features object.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/features/project-config.test.ts > GET /appkit/v1/config',
      'kernel/src/product/features/project-config.test.ts > reads a features object, and remote settings win',
    ],
  },
  {
    line: 'GET /projects/v1/origins. Reads allowedOrigins. A 429 gives RATE_LIMITED, a 5xx gives SERVER_ERROR, other failures give an empty list.',
    owner: 'kernel',
    tests: [
      'plugins/auth/src/origins.test.ts > GET /projects/v1/origins',
      'plugins/auth/src/origins.test.ts > a 429 gives RATE_LIMITED',
      'plugins/auth/src/origins.test.ts > a 5xx gives SERVER_ERROR',
      'plugins/auth/src/origins.test.ts > other failures give an empty list',
    ],
  },
  {
    line: 'GET /getWallets. Query: page, entries, include, exclude, search, badge_type, chains. Reads data and count.',
    owner: 'feature.wallets',
    tests: [
      'plugins/wallets/src/wallet-list.test.ts > recommended list has 4 entries, the paged list 40 per page',
      'plugins/wallets/src/wallet-list.test.ts > include and exclude by id go along with every question',
      'plugins/wallets/src/wallet-list.test.ts > a search waits at least 300 ms, is trimmed and asks for 100 entries',
      'plugins/wallets/src/wallet-list.test.ts > only wallets with a badge, by badge_type',
    ],
  },
  {
    line: 'GET /getWalletImage/{id}, /public/getAssetImage/{id}, /public/getCurrencyImage/{id}, /public/getTokenImage/{id}. Return image blobs.',
    parts: [
      {
        part: 'pictures of a service',
        owner: 'kernel',
        tests: ['kernel/src/core/http/http.test.ts > a picture comes as a blob of its type'],
      },
      {
        part: 'which picture',
        owner: 'feature.wallets',
        tests: [
          'playground/gallery/views/all-wallets.browser.test.ts > the picture of a wallet is asked for by its image_id, and comes as a blob',
        ],
      },
    ],
  },
  {
    line: 'GET /getAnalyticsConfig. Reads isAnalyticsEnabled. Analytics are disabled on failure.',
    owner: 'feature.telemetry',
    tests: [
      'plugins/telemetry/src/analytics/analytics.test.ts > GET /getAnalyticsConfig says so by isAnalyticsEnabled',
      'plugins/telemetry/src/analytics/analytics.test.ts > that call failed',
    ],
  },
  // Blockchain API.
  {
    line: 'GET v1/supported-chains. Reads http and ws lists.',
    owner: 'feature.portfolio',
    tests: ['plugins/portfolio/src/portfolio.test.ts > calls are skipped when the network is not supported by the blockchain API'],
  },
  {
    line: 'GET /v1/identity/{address}. Query: sender.',
    owner: 'feature.portfolio',
    tests: ['plugins/portfolio/src/portfolio.test.ts > identity gives the name, for 5 min; a name that is there already stays'],
  },
  {
    line: 'GET /v1/account/{address}/history. Query: cursor, chainId. Reads data and next.',
    owner: 'feature.activity',
    tests: [
      'plugins/activity/src/activity.test.ts > the service, for the address and the chain; data and next are read',
      'plugins/activity/src/activity.test.ts > the next page follows where the last one ended',
    ],
  },
  {
    line: 'GET /v1/account/{address}/balance. Query: currency=usd, chainId, forceUpdate (balances fetched by address and caipNetworkId). Reads balances.',
    owner: 'feature.portfolio',
    tests: [
      'plugins/portfolio/src/portfolio.test.ts > the service, for the address and the chain, in dollars; the account tells what it said',
      'plugins/portfolio/src/portfolio.test.ts > a refresh asks at once, and names the tokens that shall be read anew',
    ],
  },
  {
    line: 'GET /v1/convert/quotes. Query: amount, userAddress, from, to, gasPrice.',
    owner: 'feature.swap',
    tests: ['plugins/swap/src/provider/blockchain-provider.test.ts > quotes are asked for by amount, userAddress, from, to and gasPrice'],
  },
  {
    line: 'GET /v1/convert/tokens. Query: chainId.',
    owner: 'feature.swap',
    tests: ['plugins/swap/src/provider/blockchain-provider.test.ts > tokens are asked for by chainId'],
  },
  {
    line: 'POST /v1/fungible/price. Body: currency, addresses, projectId.',
    owner: 'feature.swap',
    tests: ['plugins/swap/src/swap-store.test.ts > prices that nobody has named are asked for by currency, addresses and projectId'],
  },
  {
    line: 'GET /v1/convert/allowance. Query: tokenAddress, userAddress. Reads allowance.',
    owner: 'feature.swap',
    tests: ['plugins/swap/src/provider/blockchain-provider.test.ts > the allowance is asked for by tokenAddress and userAddress'],
  },
  {
    line: 'GET /v1/convert/gas-price. Query: chainId.',
    owner: 'feature.swap',
    tests: ['plugins/swap/src/provider/blockchain-provider.test.ts > the price of gas is asked for by chainId'],
  },
  {
    line: 'POST /v1/convert/build-transaction. Body: amount, eip155.slippage, projectId, from, to, userAddress, disableEstimate.',
    owner: 'feature.swap',
    tests: [
      'plugins/swap/src/provider/blockchain-provider.test.ts > a swap is put together from amount, slippage, projectId, from, to and userAddress',
    ],
  },
  {
    line: 'GET /v1/convert/build-approve. Query: userAddress, from, to.',
    owner: 'feature.swap',
    tests: ['plugins/swap/src/provider/blockchain-provider.test.ts > of an approval only who may take the token is believed'],
  },
  {
    line: 'GET /v1/profile/account/{name}. Query: apiVersion 2.',
    owner: 'feature.names',
    tests: ['plugins/names/src/names.test.ts > default: by name and by address, in either direction once in five minutes'],
  },
  {
    line: 'GET /v1/profile/reverse/{address}. Query: sender, apiVersion 2.',
    owner: 'feature.names',
    tests: ['plugins/names/src/names.test.ts > default: by name and by address, in either direction once in five minutes'],
  },
  {
    line: 'GET /v1/profile/suggestions/{name}. Query: zone.',
    owner: 'feature.names',
    tests: ['plugins/names/src/names.test.ts > default: asked once nobody types any more, in the zone of the option'],
  },
  {
    line: 'POST /v1/profile/account. Body: coin_type, address, message, signature.',
    owner: 'feature.names',
    tests: ['plugins/names/src/names.test.ts > default: the message is signed and posted'],
  },
  {
    line: 'POST /v1/generators/onrampurl. Body: destinationWallets, defaultNetwork, partnerUserId, defaultExperience (buy), presetCryptoAmount, presetFiatAmount. Reads url. The destination code for the meld provider is SOL on Solana and USDC elsewhere.',
    owner: 'feature.onramp',
    tests: [
      'plugins/onramp/src/onramp-store.test.ts > the order by destinationWallets, defaultNetwork, partnerUserId, defaultExperience and presetFiatAmount',
      'plugins/onramp/src/choices/choices.test.ts > the code of what is bought on %s is %s',
    ],
  },
  {
    line: 'GET /v1/onramp/options. Returns purchase and payment currencies. Falls back to a built-in sample on failure.',
    owner: 'feature.onramp',
    tests: [
      'plugins/onramp/src/onramp-store.test.ts > options that cannot be had are the built-in sample, and are asked for again',
      'cloud/src/onramp/onramp.test.ts > default: options, a price, a page, a card, and the coins are on the chain to the unit',
    ],
  },
  {
    line: 'POST /v1/onramp/quote. Body: purchaseCurrency, paymentCurrency, amount (as a string), network. Reads purchaseAmount.amount. On failure it returns a placeholder quote.',
    owner: 'feature.onramp',
    tests: [
      'plugins/onramp/src/onramp-store.test.ts > a quote is asked for by purchaseCurrency, paymentCurrency, amount as a string, and the symbol as network',
      'plugins/onramp/src/onramp-store.test.ts > a failed quote is a text and a placeholder, one for one',
    ],
  },
  {
    line: 'GET /v1/sessions/{address} and POST /v1/sessions/{address}/revoke. The revoke body is pci and signature.',
    owner: 'feature.siwx',
    tests: [
      'plugins/siwx/src/grants/blockchain-grants.test.ts > GET /v1/sessions/{address} lists them',
      'plugins/siwx/src/grants/blockchain-grants.test.ts > POST /v1/sessions/{address}/revoke ends one: its body is pci and signature',
    ],
  },
  {
    line: 'These calls are skipped with empty or failed results when the active network is not supported by the blockchain API.',
    parts: [
      {
        part: 'balances and identity',
        owner: 'feature.portfolio',
        tests: ['plugins/portfolio/src/portfolio.test.ts > calls are skipped when the network is not supported by the blockchain API'],
      },
      {
        part: 'history',
        owner: 'feature.activity',
        tests: ['plugins/activity/src/activity.test.ts > the call is skipped when the network is not supported by the blockchain API'],
      },
      {
        part: 'swaps',
        owner: 'feature.swap',
        tests: [
          "plugins/swap/src/provider/blockchain-provider.test.ts > 'Network not supported for Swaps' where the service does not know the network",
        ],
      },
      {
        part: 'names',
        owner: 'feature.names',
        tests: ['plugins/names/src/names.test.ts > skipped on a network that the service does not know'],
      },
      {
        part: 'on-ramp',
        owner: 'feature.onramp',
        tests: ['plugins/onramp/src/onramp-store.test.ts > where the service does not know the network nothing is sold'],
      },
      {
        part: 'sessions',
        owner: 'feature.siwx',
        tests: ['plugins/siwx/src/grants/blockchain-grants.test.ts > the network is not supported by the blockchain API'],
      },
    ],
  },
  {
    line: 'A chain RPC endpoint address is built for known chain ids, with query chainId and projectId.',
    parts: [
      {
        part: 'EVM',
        owner: 'chain.eip155',
        tests: [
          'kernel/family/nodes/nodes.test.ts > the cloud only when its endpoint is named, and for the networks that it says it knows',
        ],
      },
      {
        part: 'Solana',
        owner: 'chain.solana',
        tests: ['plugins/solana/src/host-provider/live.test.ts > the cloud of the host is asked where the host names no node'],
      },
      {
        part: 'Bitcoin',
        owner: 'chain.bip122',
        tests: ['plugins/bip122/src/money/transfer.test.ts > a chain RPC endpoint address is built for Bitcoin'],
      },
    ],
  },
  {
    line: '**Exchange JSON-RPC** (POST, JSON-RPC 2.0, projectId in params): reown_getExchanges, reown_getExchangePayUrl, reown_getExchangeBuyStatus. An error field in the answer throws.',
    owner: 'feature.exchange',
    tests: [
      'plugins/exchange/src/deposit/deposit-store.test.ts > exchange JSON-RPC: a POST with projectId in params, for exchanges, the page and the status',
      'plugins/exchange/src/deposit/deposit-store.test.ts > an error field in the answer throws, and is said; nothing is left of the order',
      'cloud/src/exchange/exchange-api.test.ts > default: an order is placed, paid, and really sent to the unit',
    ],
  },
  // Analytics.
  {
    line: 'POST /e carries a single event: eventId, url, domain, timestamp, props.',
    owner: 'feature.telemetry',
    tests: ['plugins/telemetry/src/analytics/analytics.test.ts > POST /e carries a single event: eventId, url, domain, timestamp, props'],
  },
  {
    line: 'A batched form posts a JSON array of events by beacon, with query projectId, st, sv.',
    parts: [
      {
        part: 'a beacon of JSON with the common query',
        owner: 'kernel',
        tests: [
          'kernel/src/core/http/http.test.ts > a beacon posts JSON and says whether it was queued',
          'kernel/src/core/http/http.test.ts > all calls carry the common query parameters',
        ],
      },
      {
        part: 'the batch',
        owner: 'feature.telemetry',
        tests: [
          'plugins/telemetry/src/analytics/analytics.test.ts > a batch is a JSON array of events by beacon, with projectId, st and sv',
        ],
      },
    ],
  },
  {
    line: 'It is sent when the page turns hidden or the queue exceeds 45 KB.',
    owner: 'feature.telemetry',
    tests: [
      'plugins/telemetry/src/analytics/analytics.test.ts > it leaves when the page turns hidden',
      'plugins/telemetry/src/analytics/analytics.test.ts > it leaves when the queue exceeds 45 KB',
    ],
  },
  {
    line: 'Events queue only if analytics are on, except INITIALIZE, CONNECT_SUCCESS and SOCIAL_LOGIN_SUCCESS.',
    owner: 'feature.telemetry',
    tests: ['plugins/telemetry/src/analytics/analytics.test.ts > events queue only if analytics are on, except the three that always do'],
  },
  {
    line: '**Error reports**: posted to an error endpoint, capped at 5 reports per 60 seconds.',
    owner: 'kernel',
    tests: [
      'plugins/telemetry/src/error-reports.test.ts > error reports: posted to an error endpoint',
      'plugins/telemetry/src/error-reports.test.ts > error reports are capped at 5 per 60 seconds',
    ],
  },
]
