import type { SpecLine } from '../spec-line.js'

/** Business constants and limits. */
export const limits: readonly SpecLine[] = [
  // Timing.
  {
    line: 'Pairing expiry 4 minutes, with a 10 s expired margin.',
    owner: 'connector.walletconnect',
    tests: ['plugins/walletconnect/src/pairing/pairing.test.ts > a pairing counts as expired within 10 s of its 4 minutes'],
  },
  {
    line: 'Default retry gap 1 s. Token balance retry lockout 30 s.',
    parts: [
      { part: 'the retry gap', owner: 'kernel', tests: ['kernel/src/core/http/retry.test.ts > backoff 1, 2, 4 s with jitter, at most 3'] },
      {
        part: 'the lockout',
        owner: 'feature.portfolio',
        tests: ['plugins/portfolio/src/portfolio.test.ts > retries are blocked for 30 s with a countdown'],
      },
    ],
  },
  {
    line: 'Image preload gives up after 2 s. A search waits at least 300 ms.',
    parts: [
      {
        part: 'the preload of images',
        owner: 'ui',
        tests: ['ui/kit/picture/image-store.browser.test.ts > image preload gives up after 2 s'],
      },
      { part: 'the search', owner: 'feature.wallets', tests: ['plugins/wallets/src/wallet-list.test.ts > a search waits at least 300 ms'] },
    ],
  },
  {
    line: 'Social popup checked every second. Email change poll every second.',
    owner: 'connector.auth',
    tests: [
      'plugins/auth/src/login/social-login.test.ts > checked every second',
      'plugins/auth/src/account/auth-account.test.ts > polls every second for the email to change',
    ],
  },
  {
    line: 'Toast swap delay 150 ms. Shake 500 ms.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/toasts/toasts.test.ts > if a toast is open, it closes first and the new one shows 150 ms later',
      'kernel/src/product/modal/request-close.test.ts > with a shake of 500 ms',
    ],
  },
  {
    line: '**Cache lifetimes**: portfolio 30 s, native balance 30 s, name lookup 5 min, identity 5 min, transaction history 15 s, token price 15 s, latest SDK version 7 days.',
    parts: [
      { part: 'portfolio', owner: 'feature.portfolio', tests: ['plugins/portfolio/src/portfolio.test.ts > the portfolio counts for 30 s'] },
      { part: 'native balance', owner: 'kernel', tests: ['kernel/family/native-balances.test.ts > native balance 30 s'] },
      {
        part: 'name lookup',
        owner: 'feature.names',
        tests: ['plugins/names/src/names.test.ts > default: by name and by address, in either direction once in five minutes'],
      },
      {
        part: 'identity',
        owner: 'feature.portfolio',
        tests: ['plugins/portfolio/src/portfolio.test.ts > identity gives the name, for 5 min'],
      },
      {
        part: 'transaction history',
        owner: 'feature.activity',
        tests: ['plugins/activity/src/activity.test.ts > 15 s, by address and chain, over reloads'],
      },
      { part: 'token price', owner: 'feature.portfolio', tests: ['plugins/portfolio/src/portfolio.test.ts > prices count for 15 s'] },
      {
        part: 'latest SDK version',
        owner: 'feature.telemetry',
        tests: ['plugins/telemetry/src/version-banner.test.ts > the latest version is asked for once in seven days'],
      },
    ],
  },
  // Wallets.
  {
    line: 'Recent wallets list capped at 2.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/storage/recent.test.ts > withRecentWallet: recent wallets list capped at 2',
      'kernel/src/product/storage/items.test.ts > recent wallets list capped at 2',
    ],
  },
  {
    line: 'Recommended list has 4 entries. The paged list has 40 per page, with images fetched for the first 20.',
    owner: 'feature.wallets',
    tests: [
      'plugins/wallets/src/wallet-list.test.ts > recommended list has 4 entries, the paged list 40 per page',
      'playground/gallery/views/all-wallets.browser.test.ts > with images fetched for the first 20',
    ],
  },
  {
    line: 'Search limit 100 entries. Featured entries default to 4.',
    owner: 'feature.wallets',
    tests: [
      'plugins/wallets/src/wallet-list.test.ts > asks for 100 entries',
      'plugins/wallets/src/questions.test.ts > featured entries default to 4',
    ],
  },
  // Queues and limits.
  {
    line: 'Pending-transaction limit 99. Analytics flush threshold 45 KB.',
    parts: [
      { part: 'pending transactions', owner: 'feature.activity', tests: ['plugins/activity/src/activity.test.ts > 99 at most'] },
      {
        part: 'the flush of analytics',
        owner: 'feature.telemetry',
        tests: ['plugins/telemetry/src/analytics/analytics.test.ts > it leaves when the queue exceeds 45 KB'],
      },
    ],
  },
  {
    line: 'Error reports capped at 5 per 60 s.',
    owner: 'kernel',
    tests: ['plugins/telemetry/src/error-reports.test.ts > error reports are capped at 5 per 60 seconds, sliding'],
  },
  {
    line: 'Default log level error.',
    owner: 'kernel',
    tests: [
      'kernel/src/core/log/log.test.ts > default log level error',
      "kernel/src/product/options/read-options.test.ts > 'Default log level error'",
    ],
  },
  // Swaps.
  {
    line: 'Slippage tolerance 1.',
    owner: 'feature.swap',
    tests: ['plugins/swap/src/provider/blockchain-provider.test.ts > slippage tolerance 1'],
  },
  {
    line: 'Networks (eip155 chain ids): 1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554.',
    owner: 'feature.swap',
    tests: [
      'plugins/swap/src/provider/blockchain-provider.test.ts > its networks are 1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554',
    ],
  },
  // Feature support by chain family.
  {
    line: 'Balances: EVM and Solana.',
    owner: 'feature.portfolio',
    tests: ['plugins/portfolio/src/portfolio.test.ts > of %s the %s tells'],
  },
  {
    line: 'Send: EVM and Solana.',
    owner: 'feature.send',
    tests: [
      'test/flows/send/evm.test.ts > default: the coin: filled in, reviewed, approved in the wallet, on the chain, and told',
      'test/flows/send/solana.test.ts > default: the coin: filled in, reviewed, approved in the wallet, on the chain, and told',
    ],
  },
  {
    line: 'Onramp: EVM and Solana.',
    owner: 'feature.onramp',
    tests: [
      'test/flows/onramp/onramp.test.ts > default: a price, the page of the provider in the press, a card, and the coins on the chain to the unit',
      'test/flows/onramp/onramp.test.ts > SOL on Solana',
    ],
  },
  {
    line: 'Pay with exchange: EVM and Solana.',
    owner: 'feature.exchange',
    tests: [
      'plugins/exchange/src/assets/assets.test.ts > default: the assets of the networks and families of this page, and what was added',
      'test/flows/exchange/exchange.test.ts > default: a deposit: ordered, paid on the page of the exchange, and on the chain to the unit',
      'test/flows/exchange/exchange.test.ts > default: a deposit of the coin of Solana, on the chain to the unit',
    ],
  },
  {
    line: 'Activity and names: EVM only.',
    parts: [
      {
        part: 'activity',
        owner: 'feature.activity',
        tests: ['plugins/activity/src/activity.test.ts > the call is skipped when the network is not supported by the blockchain API'],
      },
      { part: 'names', owner: 'feature.names', tests: ['plugins/names/src/names.test.ts > names are for EVM alone'] },
    ],
  },
  {
    line: 'Send params: EVM.',
    owner: 'feature.send',
    tests: [
      'test/flows/send/evm.test.ts > a host opens with a transfer: the visitor looks at it, and it resolves with the hash',
      'plugins/send/src/send-store.test.ts > a family that cannot tell about tokens',
    ],
  },
  // Default remote features.
  {
    line: 'Swaps through one aggregator. Onramp via one partner.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/features/resolve.test.ts > Swaps through one aggregator',
      'kernel/src/product/features/resolve.test.ts > Onramp via one partner',
    ],
  },
  {
    line: 'Email on. Socials: google, x, discord, farcaster, github, apple, facebook.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/features/resolve.test.ts > Email on',
      'kernel/src/product/features/resolve.test.ts > Socials: google, x, discord, farcaster, github, apple, facebook',
    ],
  },
  {
    line: 'Activity on, branding on. The rest are off.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/features/resolve.test.ts > Activity on',
      'kernel/src/product/features/resolve.test.ts > branding on',
      'kernel/src/product/features/resolve.test.ts > The rest are off',
    ],
  },
  // Default local features and ordering.
  {
    line: 'Default socials order: google, x, farcaster, discord, apple, github, facebook.',
    owner: 'kernel',
    tests: ['kernel/src/product/features/connect-method-order.test.ts > google, x, farcaster, discord, apple, github, facebook'],
  },
  {
    line: 'Receive and send on. Analytics on. All wallets on.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/features/resolve.test.ts > Receive and send on',
      'kernel/src/product/features/resolve.test.ts > Analytics on',
      'kernel/src/product/features/resolve.test.ts > All wallets on',
    ],
  },
  {
    line: 'Wallet feature order: onramp, swaps, receive, send.',
    owner: 'kernel',
    tests: ['kernel/src/product/features/connect-method-order.test.ts > onramp, swaps, receive, send'],
  },
  {
    line: 'Connector order: walletConnect, recent, injected, featured, custom, external, recommended.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/features/connect-method-order.test.ts > walletConnect, recent, injected, featured, custom, external, recommended',
    ],
  },
  {
    line: 'SIWX default: sign out on disconnect.',
    owner: 'feature.siwx',
    tests: ['plugins/siwx/src/siwx.test.ts > clears sessions on disconnect if the setting says so'],
  },
  // Chains and tokens.
  {
    line: 'Native token decimals: SOL 9, BTC 8.',
    parts: [
      { part: 'SOL', owner: 'chain.solana', tests: ['plugins/solana/src/networks/networks.test.ts > native token decimals: SOL 9'] },
      { part: 'BTC', owner: 'chain.bip122', tests: ['plugins/bip122/src/networks/networks.test.ts > native token decimals: BTC 8'] },
    ],
  },
  {
    line: 'Bitcoin accounts are indexed payment 0, ordinal 1.',
    parts: [
      {
        part: 'types by the place in the answer',
        owner: 'kernel',
        tests: ['kernel/src/wallets/state/decisions.test.ts > Bitcoin accounts are indexed payment 0, ordinal 1'],
      },
      {
        part: 'those of Bitcoin',
        owner: 'chain.bip122',
        tests: ['plugins/bip122/src/accounts.test.ts > accounts are indexed payment 0, ordinal 1'],
      },
    ],
  },
  {
    line: 'Token amounts are shown with 3 decimals.',
    owner: 'kernel',
    tests: ['kernel/src/wallets/amounts/amounts.test.ts > token amounts are shown with 3 decimals'],
  },
  {
    line: 'Several USDT contract addresses use a different token ABI.',
    owner: 'chain.eip155',
    tests: ['plugins/eip155/src/reads/token-abi.test.ts > several USDT contract addresses use a different token ABI'],
  },
  {
    line: 'Name suffixes are the primary and legacy domains.',
    owner: 'feature.names',
    tests: ['plugins/names/src/names.test.ts > names of an earlier zone are still found'],
  },
  // Pay assets.
  {
    line: 'Default pay assets include USDC on a mainnet and a testnet with 6 decimals.',
    owner: 'feature.exchange',
    tests: ['plugins/exchange/src/assets/assets.test.ts > default pay assets include USDC on a mainnet and a testnet with 6 decimals'],
  },
  {
    line: 'Exchange asset list: ETH, USDC, USDT and SOL on various networks.',
    owner: 'feature.exchange',
    tests: ['plugins/exchange/src/assets/assets.test.ts > exchange asset list: ETH, USDC, USDT and SOL on various networks'],
  },
]
