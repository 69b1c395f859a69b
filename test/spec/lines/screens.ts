import type { SpecLine } from '../spec-line.js'

/** Screens and routes. */
export const screens: readonly SpecLine[] = [
  {
    line: 'There are no URL routes. The modal keeps a stack of internal views.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/router/router.test.ts > Connect stands at the start',
      'kernel/src/product/router/router.test.ts > a push stands on top and carries its arguments',
    ],
  },
  // Views.
  {
    line: 'Connect, ConnectWallets, AllWallets',
    parts: [
      { part: 'the names', owner: 'kernel', tests: ['kernel/src/product/router/core-views.test.ts > Connect, ConnectWallets, AllWallets'] },
      {
        part: 'the views',
        owner: 'ui',
        tests: ['playground/gallery/views/specified.browser.test.ts > Connect, ConnectWallets, AllWallets'],
      },
    ],
  },
  {
    line: 'Account',
    parts: [
      { part: 'the name', owner: 'kernel', tests: ['kernel/src/product/router/core-views.test.ts > Account'] },
      { part: 'the view', owner: 'ui', tests: ['playground/gallery/views/specified.browser.test.ts > view the account'] },
    ],
  },
  {
    line: 'Networks, SwitchNetwork, SwitchActiveChain, UnsupportedChain',
    parts: [
      {
        part: 'the names',
        owner: 'kernel',
        tests: ['kernel/src/product/router/core-views.test.ts > Networks, SwitchNetwork, SwitchActiveChain, UnsupportedChain'],
      },
      {
        part: 'the views',
        owner: 'ui',
        tests: ['playground/gallery/views/specified.browser.test.ts > Networks, SwitchNetwork, SwitchActiveChain, UnsupportedChain'],
      },
    ],
  },
  {
    line: 'ConnectingExternal, ConnectingWalletConnect, ConnectingWalletConnectBasic, ConnectingFarcaster',
    parts: [
      {
        part: 'the names',
        owner: 'kernel',
        tests: [
          'kernel/src/product/router/core-views.test.ts > ConnectingExternal, ConnectingWalletConnect, ConnectingWalletConnectBasic, ConnectingFarcaster',
        ],
      },
      { part: 'ConnectingExternal', owner: 'ui', tests: ['playground/gallery/views/specified.browser.test.ts > ConnectingExternal'] },
      {
        part: 'ConnectingWalletConnect, ConnectingWalletConnectBasic',
        owner: 'connector.walletconnect',
        tests: [
          'test/flows/pairing/scan.test.ts > a code is scanned off the screen and approved on the phone',
          'test/flows/pairing/manual.test.ts > is ConnectingWalletConnectBasic on a desktop',
        ],
      },
      { part: 'ConnectingFarcaster', owner: 'connector.auth', tests: ['test/flows/auth/social.test.ts > a code on a desktop'] },
    ],
  },
  {
    line: 'EmailLogin, ProfileWallets',
    parts: [
      { part: 'the names', owner: 'kernel', tests: ['kernel/src/product/router/core-views.test.ts > EmailLogin, ProfileWallets'] },
      { part: 'EmailLogin', owner: 'connector.auth', tests: ['test/flows/auth/email.test.ts > a code connects EVM and Solana'] },
      {
        part: 'ProfileWallets',
        owner: 'feature.multi-wallet',
        tests: ['playground/gallery/views/multi-wallet.browser.test.ts > they stand by family, the ones in use marked'],
      },
    ],
  },
  {
    line: 'WalletSend, Swap',
    parts: [
      { part: 'the names', owner: 'kernel', tests: ['kernel/src/product/router/core-views.test.ts > WalletSend, Swap'] },
      {
        part: 'WalletSend',
        owner: 'feature.send',
        tests: ['test/flows/send/evm.test.ts > default: the coin: filled in, reviewed, approved in the wallet, on the chain, and told'],
      },
      {
        part: 'Swap',
        owner: 'feature.swap',
        tests: [
          'test/flows/swap/swap.test.ts > default: a coin for a token: quoted, tried, approved in the wallet, and received to the unit',
        ],
      },
    ],
  },
  {
    line: 'OnRampTokenSelect, OnRampFiatSelect, OnRampProviders',
    parts: [
      {
        part: 'the names',
        owner: 'kernel',
        tests: ['kernel/src/product/router/core-views.test.ts > OnRampTokenSelect, OnRampFiatSelect, OnRampProviders'],
      },
      {
        part: 'the views',
        owner: 'feature.onramp',
        tests: ['test/flows/onramp/onramp.test.ts > by the keyboard alone, of a provider that is opened by a link, another token'],
      },
    ],
  },
  {
    line: 'ApproveTransaction, SIWXSignMessage',
    parts: [
      { part: 'the names', owner: 'kernel', tests: ['kernel/src/product/router/core-views.test.ts > ApproveTransaction, SIWXSignMessage'] },
      {
        part: 'ApproveTransaction',
        owner: 'connector.auth',
        tests: ['test/flows/auth/email.test.ts > a message is told in the frame, approved there, and signed'],
      },
      {
        part: 'SIWXSignMessage',
        owner: 'feature.siwx',
        tests: ['test/flows/sign-in.test.ts > connect, sign, and the backend answers who was refused before'],
      },
    ],
  },
  {
    line: 'DataCapture (email capture, optional email)',
    parts: [
      {
        part: 'the name and what it carries',
        owner: 'kernel',
        tests: [
          'kernel/src/product/router/core-views.test.ts > DataCapture',
          'kernel/src/wallets/contract/entities.test-d.ts > DataCapture (email capture, optional email)',
          'kernel/src/product/modal/read-request.test.ts > an e-mail that is no text',
        ],
      },
      {
        part: 'the view',
        owner: 'feature.email-capture',
        tests: [
          'test/flows/email-capture.test.ts > a wrong code is said, and the right one is taken after it; the next account is asked by itself',
          'plugins/email-capture/src/email-capture.test.ts > another address may be tried at once; the same one goes back to its code',
        ],
      },
    ],
  },
  {
    line: 'UpdateEmailWallet (carries the current email and a redirect view)',
    parts: [
      {
        part: 'the name and what it carries',
        owner: 'kernel',
        tests: [
          'kernel/src/product/router/core-views.test.ts > UpdateEmailWallet',
          'kernel/src/wallets/contract/entities.test-d.ts > UpdateEmailWallet (carries the current email and a redirect view)',
          'kernel/src/product/modal/read-request.test.ts > an e-mail view without an e-mail',
        ],
      },
      { part: 'the view', owner: 'connector.auth', tests: ['test/flows/auth/account.test.ts > an e-mail address is changed by a code'] },
    ],
  },
  {
    line: 'RegisterAccountName, RegisterAccountNameSuccess',
    parts: [
      {
        part: 'the names',
        owner: 'kernel',
        tests: ['kernel/src/product/router/core-views.test.ts > RegisterAccountName, RegisterAccountNameSuccess'],
      },
      {
        part: 'the views',
        owner: 'feature.names',
        tests: ['test/flows/names.test.ts > default: a name is chosen, signed in the wallet, and is that of the account'],
      },
    ],
  },
  // First view when opening.
  {
    line: 'The requested view, if one is given.',
    owner: 'kernel',
    tests: ['kernel/src/product/modal/opening.test.ts > 1. the requested view, if one is given'],
  },
  {
    line: 'If there are no adapters and no address, or manual pairing control is on: AllWallets on mobile, ConnectingWalletConnectBasic on desktop.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/modal/opening.test.ts > 2. no adapters and no address, on mobile',
      'kernel/src/product/modal/opening.test.ts > 2. no adapters and no address, on desktop',
      'kernel/src/product/modal/opening.test.ts > 2. manual pairing control is on, on mobile',
      'kernel/src/product/router/first-view.test.ts > manual pairing control is on, on desktop',
    ],
  },
  { line: 'Account when connected.', owner: 'kernel', tests: ['kernel/src/product/modal/opening.test.ts > 3. Account when connected'] },
  { line: 'Otherwise Connect.', owner: 'kernel', tests: ['kernel/src/product/modal/opening.test.ts > 4. otherwise Connect'] },
  {
    line: 'Opening with swap arguments opens Swap. Opening with send arguments opens WalletSend. Opening for a chain family other than the active one leads to a network switch.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/modal/opening.test.ts > opening with swap arguments opens Swap',
      'kernel/src/product/modal/opening.test.ts > opening with send arguments opens WalletSend',
      'kernel/src/product/modal/opening.test.ts > opening for a chain family other than the active one leads to a network switch',
      'test/flows/solana/other-family.test.ts > somebody is: it comes to the front, and no wallet is asked',
    ],
  },
  {
    line: 'Closing resets to Connect. In embedded mode it shows Account when connected and Connect otherwise.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/modal/close.test.ts > closing resets to Connect',
      'kernel/src/product/modal/close.test.ts > in embedded mode (connected %s) it shows %s',
    ],
  },
]
