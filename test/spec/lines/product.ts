import type { SpecLine } from '../spec-line.js'

/** What the product does and for whom. */
export const product: readonly SpecLine[] = [
  {
    line: 'The product is a modal that a host web app embeds. It lets an end user connect a crypto wallet, switch networks, see balances and activity, send tokens, swap, buy crypto and register a human-readable name. This document covers the whole product.',
    parts: [
      {
        part: 'a modal that a host web app embeds',
        owner: 'ui',
        tests: ['test/e2e/hosts.test.ts > connects, gives the focus back, and finds the wallet again after a reload'],
      },
      {
        part: 'connect a crypto wallet',
        owner: 'kernel',
        tests: ['kernel/src/wallets/state/connect.test.ts > a successful connect sets connected'],
      },
      {
        part: 'switch networks',
        owner: 'kernel',
        tests: ['kernel/src/wallets/state/network-switch.test.ts > within the active namespace it asks the wallet adapter'],
      },
      {
        part: 'see balances',
        owner: 'feature.portfolio',
        tests: [
          'playground/gallery/views/portfolio.browser.test.ts > the total and every token, most worth first, amounts floored to 3 and money to 2 decimals',
        ],
      },
      {
        part: 'see activity',
        owner: 'feature.activity',
        tests: ['playground/gallery/views/activity.browser.test.ts > loading, then filled'],
      },
      {
        part: 'send tokens',
        owner: 'feature.send',
        tests: [
          'test/flows/send/evm.test.ts > default: the coin: filled in, reviewed, approved in the wallet, on the chain, and told',
          'test/flows/send/evm.test.ts > a token',
        ],
      },
      {
        part: 'swap',
        owner: 'feature.swap',
        tests: [
          'test/flows/swap/swap.test.ts > default: a coin for a token: quoted, tried, approved in the wallet, and received to the unit',
        ],
      },
      {
        part: 'buy crypto',
        owner: 'feature.onramp',
        tests: [
          'test/flows/onramp/onramp.test.ts > default: a price, the page of the provider in the press, a card, and the coins on the chain to the unit',
        ],
      },
      {
        part: 'register a human-readable name',
        owner: 'feature.names',
        tests: ['test/flows/names.test.ts > default: a name is chosen, signed in the wallet, and is that of the account'],
      },
    ],
  },
  {
    line: "The users are the host app's visitors and the developers who configure the modal.",
    parts: [
      {
        part: "the host app's visitors",
        owner: 'ui',
        tests: ['test/e2e/keyboard.test.ts > one connects, looks around and disconnects by keyboard alone'],
      },
      {
        part: 'the developers who configure the modal',
        owner: 'kernel',
        tests: ['kernel/src/product/options/read-options.test.ts > what a host can give'],
      },
    ],
  },
  // Connection methods.
  {
    line: 'a browser-injected or announced wallet;',
    parts: [
      {
        part: 'EVM',
        owner: 'chain.eip155',
        tests: [
          'plugins/eip155/src/discovery/real-wallets.browser.test.ts > two announced wallets and a legacy one connect in a real browser',
        ],
      },
      {
        part: 'Solana',
        owner: 'chain.solana',
        tests: ['plugins/solana/src/hostile.test.ts > wallets that came before the page asked'],
      },
      { part: 'Polkadot', owner: 'chain.polkadot', tests: ['plugins/polkadot/src/kit.test.ts > an extension of chain.polkadot'] },
      { part: 'Cosmos', owner: 'chain.cosmos', tests: ['plugins/cosmos/src/kit.test.ts > a wallet of chain.cosmos'] },
      { part: 'Bitcoin', owner: 'chain.bip122', tests: ['plugins/bip122/src/kit.test.ts > a listed wallet of chain.bip122'] },
      { part: 'Sui', owner: 'chain.sui', tests: ['plugins/sui/src/kit.test.ts > a wallet of chain.sui'] },
      { part: 'Stacks', owner: 'chain.stacks', tests: ['plugins/stacks/src/kit.test.ts > a wallet of chain.stacks'] },
    ],
  },
  {
    line: 'a mobile wallet through a pairing link or QR code;',
    owner: 'connector.walletconnect',
    tests: ['test/flows/pairing/scan.test.ts > a code is scanned off the screen and approved on the phone'],
  },
  {
    line: 'an email or social login that creates an embedded wallet (the auth connector).',
    owner: 'connector.auth',
    tests: [
      'test/flows/auth/email.test.ts > a code connects EVM and Solana',
      'test/flows/auth/social.test.ts > a popup, a person, and the account',
    ],
  },
  // After connecting, the user can.
  {
    line: 'view the account, token balances, NFTs and activity;',
    parts: [
      { part: 'the account', owner: 'ui', tests: ['playground/gallery/views/specified.browser.test.ts > view the account'] },
      {
        part: 'token balances and NFTs',
        owner: 'feature.portfolio',
        tests: [
          'playground/gallery/views/portfolio.browser.test.ts > the total and every token, most worth first',
          'playground/gallery/views/portfolio.browser.test.ts > asked for when somebody looks; spam is hidden, with a count to reveal',
        ],
      },
      { part: 'activity', owner: 'feature.activity', tests: ['playground/gallery/views/activity.browser.test.ts > loading, then filled'] },
    ],
  },
  {
    line: 'send tokens, swap tokens, buy crypto with a card through on-ramp providers, and pay through an exchange;',
    parts: [
      {
        part: 'send tokens',
        owner: 'feature.send',
        tests: [
          'test/flows/send/evm.test.ts > a token',
          'test/flows/send/solana.test.ts > default: the coin: filled in, reviewed, approved in the wallet, on the chain, and told',
        ],
      },
      {
        part: 'swap tokens',
        owner: 'feature.swap',
        tests: [
          'test/flows/swap/swap.test.ts > default: a coin for a token: quoted, tried, approved in the wallet, and received to the unit',
        ],
      },
      {
        part: 'buy crypto with a card through on-ramp providers',
        owner: 'feature.onramp',
        tests: [
          'test/flows/onramp/onramp.test.ts > default: a price, the page of the provider in the press, a card, and the coins on the chain to the unit',
          'test/flows/onramp/onramp.test.ts > by the keyboard alone, of a provider that is opened by a link, another token',
        ],
      },
      {
        part: 'pay through an exchange',
        owner: 'feature.exchange',
        tests: [
          'test/flows/exchange/exchange.test.ts > default: a deposit: ordered, paid on the page of the exchange, and on the chain to the unit',
          'test/flows/exchange/exchange.test.ts > behavior: a payment to the app, with the modal',
        ],
      },
    ],
  },
  {
    line: 'register a name.',
    owner: 'feature.names',
    tests: ['test/flows/names.test.ts > default: a name is chosen, signed in the wallet, and is that of the account'],
  },
  {
    line: 'Supported chain families: eip155 (EVM), solana, polkadot, bip122 (Bitcoin), cosmos, sui and stacks.',
    parts: [
      { part: 'the names', owner: 'kernel', tests: ["kernel/src/core/caip/caip.test.ts > the product's seven"] },
      {
        part: 'eip155',
        owner: 'chain.eip155',
        tests: ['plugins/eip155/src/plugin.test.ts > chain.eip155, an announced wallet'],
      },
      {
        part: 'solana',
        owner: 'chain.solana',
        tests: ['plugins/solana/src/send/live.test.ts > it moves lamports, costs the fee of 500 units'],
      },
      { part: 'polkadot', owner: 'chain.polkadot', tests: ['plugins/polkadot/src/kit.test.ts > the family of chain.polkadot'] },
      { part: 'cosmos', owner: 'chain.cosmos', tests: ['plugins/cosmos/src/kit.test.ts > the family of chain.cosmos'] },
      { part: 'bip122', owner: 'chain.bip122', tests: ['plugins/bip122/src/kit.test.ts > the family of chain.bip122'] },
      {
        part: 'sui',
        owner: 'chain.sui',
        tests: [
          'plugins/sui/src/kit.test.ts > the family of chain.sui',
          'plugins/sui/src/send/live.test.ts > it moves what was asked, at no more than the fee that was told',
          'test/flows/sui/visit.test.ts > a visitor with a Sui wallet',
        ],
      },
      { part: 'stacks', owner: 'chain.stacks', tests: ['plugins/stacks/src/kit.test.ts > the family of chain.stacks'] },
    ],
  },
  {
    line: 'Feature switches: email, socials, swaps, onramp, activity, multiWallet, emailCapture, payWithExchange, payments, reownAuthentication and branding.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/features/resolve.test.ts > default remote features',
      'kernel/src/product/features/resolve.test.ts > reownAuthentication: enabled',
    ],
  },
  {
    line: 'They come from a remote project configuration, with local options as fallback.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/features/project-config.test.ts > reads a features object, and remote settings win',
      "kernel/src/product/features/features.test.ts > the host's settings hold at once",
      'kernel/src/product/features/features.test.ts > without a configuration the local settings stay',
    ],
  },
  {
    line: 'Remote settings win over local ones. A warning is shown when local settings are ignored.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/features/features.test.ts > remote settings win over local ones',
      'kernel/src/product/features/features.test.ts > a warning is shown when local settings are ignored',
    ],
  },
  {
    line: 'In basic mode all remote features are off.',
    owner: 'kernel',
    tests: ['kernel/src/product/features/features.test.ts > in basic mode all remote features are off'],
  },
  {
    line: 'When the local pay feature is on, email and social login are turned off.',
    owner: 'kernel',
    tests: ['kernel/src/product/features/features.test.ts > when the local pay feature is on, email and social login are turned off'],
  },
  {
    line: 'A projectId is required.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/options/read-options.test.ts > A projectId is required',
      'kernel/src/create-kernel.test.ts > a missing projectId shows the Project ID Missing alert',
    ],
  },
]
