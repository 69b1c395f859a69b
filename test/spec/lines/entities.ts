import type { SpecLine } from '../spec-line.js'

/** Entities and their fields. */
export const entities: readonly SpecLine[] = [
  {
    line: '**Connection**: connectorId, caipNetwork, and accounts. Each account has address, type (default eoa; for Bitcoin payment or ordinal), publicKey and path.',
    owner: 'kernel',
    tests: [
      'kernel/src/wallets/contract/entities.test-d.ts > Connection: connectorId, caipNetwork, and accounts',
      'kernel/src/wallets/contract/entities.test-d.ts > Each account has address, type, publicKey and path',
      'kernel/src/wallets/state/connections.test.ts > a connection has connectorId, caipNetwork and accounts',
      'kernel/src/wallets/state/decisions.test.ts > type is by default eoa',
      'kernel/src/wallets/state/decisions.test.ts > Bitcoin accounts are indexed payment 0, ordinal 1',
    ],
  },
  {
    line: '**Connector**: id, type, name, imageId, imageUrl, chain, chains, provider, info.rdns, explorerId.',
    owner: 'kernel',
    tests: ['kernel/src/wallets/contract/entities.test-d.ts > Connector: id, type, name'],
  },
  {
    line: 'Types: WALLET_CONNECT, INJECTED, ANNOUNCED, EXTERNAL, MULTI_CHAIN, AUTH.',
    owner: 'kernel',
    tests: ['kernel/src/wallets/contract/entities.test-d.ts > Types: WALLET_CONNECT'],
  },
  {
    line: 'Ids: walletConnect, injected, announced, coinbaseWallet, coinbaseWalletSDK, safe, ledger, okx, eip6963, ID_AUTH.',
    owner: 'kernel',
    tests: ['kernel/src/wallets/contract/entities.test-d.ts > Ids: walletConnect'],
  },
  {
    line: '**Network (CAIP network)**: id, caipNetworkId (namespace:id), chainNamespace, name, nativeCurrency (name, symbol, decimals), rpcUrls (default.http, chainDefault.http), blockExplorers.default.url, assets (imageId, imageUrl), testnet, optional deprecatedCaipNetworkId.',
    owner: 'kernel',
    tests: [
      'kernel/src/wallets/contract/entities.test-d.ts > Network: id, caipNetworkId',
      'kernel/src/product/options/network.test.ts > parameters: every field',
      'kernel/src/wallets/state/wallet-events.test.ts > a deprecated id is accepted',
    ],
  },
  {
    line: 'Built in: Solana mainnet, devnet and testnet; Bitcoin mainnet, testnet and signet; EVM networks such as mainnet, arbitrum, base, optimism and polygon.',
    parts: [
      {
        part: 'Solana',
        owner: 'chain.solana',
        tests: ['plugins/solana/src/networks/networks.test.ts > has its CAIP-2 id, the deprecated one'],
      },
      {
        part: 'Bitcoin',
        owner: 'chain.bip122',
        tests: ['plugins/bip122/src/networks/networks.test.ts > Bitcoin mainnet, testnet and signet'],
      },
      {
        part: 'EVM',
        owner: 'chain.eip155',
        tests: ['plugins/eip155/src/networks/networks.test.ts > EVM networks such as mainnet, arbitrum, base, optimism and polygon'],
      },
    ],
  },
  {
    line: 'Unsupported-network placeholder: named Unsupported Network, with empty currency and no RPC urls.',
    owner: 'kernel',
    tests: ['kernel/src/wallets/state/decisions.test.ts > named Unsupported Network, with empty currency and no RPC urls'],
  },
  {
    line: '**Per-chain account state**: caipAddress, address, balance, balanceSymbol, profileName, profileImage, addressExplorerUrl, tokenBalance list, connectedWalletInfo, preferredAccountType (eoa or smartAccount), socialProvider, socialWindow, farcasterUrl, user (email, username), status, smartAccountDeployed, currentTab, addressLabels.',
    owner: 'kernel',
    tests: ['kernel/src/wallets/contract/entities.test-d.ts > Per-chain account state'],
  },
  {
    line: '**Per-chain network state**: caipNetwork, supportsAllNetworks, approvedCaipNetworkIds, requestedCaipNetworks, smartAccountEnabledNetworks.',
    owner: 'kernel',
    tests: ['kernel/src/wallets/contract/entities.test-d.ts > Per-chain network state'],
  },
  {
    line: '**Token balance**: name, symbol, chainId, address, value, price, iconUrl, quantity (decimals, numeric).',
    owner: 'kernel',
    tests: ['kernel/src/wallets/contract/entities.test-d.ts > Token balance: name'],
  },
  {
    line: '**Wallet asset response**: address, balance, type (ERC20 or NATIVE), metadata (name, symbol, decimals, price, iconUrl).',
    owner: 'kernel',
    tests: [
      'kernel/src/wallets/contract/entities.test-d.ts > Wallet asset response',
      'kernel/data/wallet-assets.test.ts > wallet assets are valid only if each is complete',
    ],
  },
  {
    line: '**Wallet list entry**: id, name, image_id, rdns, mobile_link, desktop_link, webapp_link, chains.',
    owner: 'kernel',
    tests: ['kernel/src/wallets/contract/entities.test-d.ts > Wallet list entry'],
  },
  {
    line: 'id',
    owner: 'feature.activity',
    tests: ['plugins/activity/src/history/read-transactions.test.ts > id, metadata, and transfers with their coin'],
  },
  {
    line: 'metadata: minedAt, chain, operationType, status, sentFrom, sentTo',
    owner: 'feature.activity',
    tests: ['plugins/activity/src/history/read-transactions.test.ts > id, metadata, and transfers with their coin'],
  },
  {
    line: 'transfers, each with fungible_info (name, symbol, icon url) or nft_info (name, content preview url, flags.is_spam), plus quantity.numeric',
    owner: 'feature.activity',
    tests: [
      'plugins/activity/src/history/read-transactions.test.ts > id, metadata, and transfers with their coin',
      'plugins/activity/src/history/read-transactions.test.ts > a collectible has a name and a picture, and no symbol',
    ],
  },
  {
    line: '**Send state**: token, sendTokenAmount, receiverAddress, receiver profile name and image, network balance in USD, token balances, hash, loading.',
    owner: 'feature.send',
    tests: ['plugins/send/src/send-store.test.ts > the state: token, amount, receiver, the worth of the coin, balances, hash, loading'],
  },
  {
    line: 'data: accountAddress, chainId, domain, uri, version, nonce, notBefore, statement, resources, requestId, issuedAt, expirationTime',
    owner: 'feature.siwx',
    tests: [
      'plugins/siwx/src/siwx.test.ts > signing creates a message, signs it, stores the session',
      'siwx-server/src/sign-in.test.ts > a long message with all fields and every alphabet is taken',
    ],
  },
  {
    line: 'message',
    owner: 'feature.siwx',
    tests: ['plugins/siwx/src/siwx.test.ts > signing creates a message, signs it, stores the session'],
  },
  {
    line: 'signature',
    owner: 'feature.siwx',
    tests: ['plugins/siwx/src/siwx.test.ts > signing creates a message, signs it, stores the session'],
  },
  {
    line: '**Name registration**: coin_type, address, message (name, attributes, timestamp in seconds), signature.',
    owner: 'feature.names',
    tests: ['plugins/names/src/names.test.ts > default: the message is signed and posted'],
  },
  {
    line: 'purchaseCurrency: id, name, symbol, networks (name, display_name, chain_id, contract_address)',
    owner: 'feature.onramp',
    tests: [
      'plugins/onramp/src/onramp-store.test.ts > a quote is asked for by purchaseCurrency, paymentCurrency, amount as a string, and the symbol as network',
    ],
  },
  {
    line: 'paymentCurrency: id, payment_method_limits (id, min, max)',
    owner: 'feature.onramp',
    tests: ['plugins/onramp/src/choices/choices.test.ts > USD and EUR: card 10.00 to 7500.00, ach_bank_account 10.00 to 25000.00'],
  },
  {
    line: 'providers, selectedProvider, paymentAmount, purchaseAmount, quote, quotesLoading, error',
    owner: 'feature.onramp',
    tests: [
      'plugins/onramp/src/onramp-store.test.ts > default: providers, selectedProvider, paymentAmount, purchaseAmount, quote, quotesLoading and error',
    ],
  },
  {
    line: 'Quote: networkFee, paymentSubtotal, paymentTotal, purchaseAmount, quoteId.',
    owner: 'feature.onramp',
    tests: ['plugins/onramp/src/onramp-store.test.ts > a failed quote is a text and a placeholder, one for one'],
  },
  {
    line: '**Exchange payment assets**: network, asset, metadata (name, symbol, decimals).',
    parts: [
      {
        part: 'the shape',
        owner: 'kernel',
        tests: ['kernel/src/wallets/contract/entities.test-d.ts > Exchange payment assets: network, asset, metadata'],
      },
      {
        part: 'the assets',
        owner: 'feature.exchange',
        tests: ['plugins/exchange/src/assets/assets.test.ts > exchange asset list: ETH, USDC, USDT and SOL on various networks'],
      },
    ],
  },
  {
    line: 'Recent wallets: id, rdns.',
    owner: 'kernel',
    tests: [
      'kernel/src/wallets/contract/entities.test-d.ts > Recent wallets: id, rdns',
      'kernel/src/product/storage/items.test.ts > recent wallets list capped at 2, a bad row dropped alone',
    ],
  },
  {
    line: 'Stored deep link: href, name.',
    parts: [
      {
        part: 'the stored item',
        owner: 'kernel',
        tests: [
          'kernel/src/wallets/contract/entities.test-d.ts > Stored deep link: href, name',
          'kernel/src/product/storage/items.test.ts > storedItems: local storage holds …',
        ],
      },
      {
        part: 'when it is stored',
        owner: 'connector.walletconnect',
        tests: ['plugins/walletconnect/src/links/links.test.ts > what is kept of the wallet holds no secret'],
      },
    ],
  },
  {
    line: 'Analytics event: eventId, url, domain, timestamp, props (type, event, address, errorType, errorMessage, stackTrace, properties with caipNetworkId).',
    parts: [
      {
        part: 'in error reports',
        owner: 'kernel',
        tests: ['plugins/telemetry/src/error-reports.test.ts > error reports: posted to an error endpoint'],
      },
      {
        part: 'in analytics',
        owner: 'feature.telemetry',
        tests: [
          'plugins/telemetry/src/analytics/analytics.test.ts > a batch is a JSON array of events by beacon',
          'plugins/telemetry/src/analytics/analytics.test.ts > a connection is told with its address',
        ],
      },
    ],
  },
  {
    line: 'wallet id and name, active network id, connected namespaces, social provider;',
    owner: 'kernel',
    tests: [
      'kernel/src/product/storage/items.test.ts > storedItems: local storage holds …',
      'kernel/src/wallets/state/connect.test.ts > what is stored after connecting',
    ],
  },
  {
    line: 'recent wallets and emails, connection status, auth and nonce tokens;',
    parts: [
      {
        part: 'recent wallets, connection status',
        owner: 'kernel',
        tests: ['kernel/src/product/storage/items.test.ts > storedItems: local storage holds …'],
      },
      {
        part: 'e-mails and tokens',
        owner: 'connector.auth',
        tests: [
          'plugins/auth/src/stored-items.test.ts > local storage holds …',
          'plugins/auth/src/stored-items.test.ts > recent e-mails are addresses, three at most',
        ],
      },
    ],
  },
  {
    line: 'caches of balance, portfolio, name lookup, identity, history and token price.',
    parts: [
      {
        part: 'balance',
        owner: 'kernel',
        tests: ['kernel/family/native-balances.test.ts > what is younger than 30 s is not read again, by another page neither'],
      },
      {
        part: 'portfolio, identity and token price',
        owner: 'feature.portfolio',
        tests: [
          'plugins/portfolio/src/portfolio.test.ts > the portfolio counts for 30 s, by CAIP-10 address, across a reload',
          'plugins/portfolio/src/portfolio.test.ts > identity gives the name, for 5 min',
          'plugins/portfolio/src/portfolio.test.ts > prices count for 15 s',
        ],
      },
      {
        part: 'name lookup',
        owner: 'feature.names',
        tests: ['plugins/names/src/names.test.ts > default: by name and by address, in either direction once in five minutes'],
      },
      {
        part: 'history',
        owner: 'feature.activity',
        tests: ['plugins/activity/src/activity.test.ts > 15 s, by address and chain, over reloads'],
      },
    ],
  },
]
