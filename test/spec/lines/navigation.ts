import type { SpecLine } from '../spec-line.js'

/** How one moves through the screens, and how they look. */
export const navigation: readonly SpecLine[] = [
  // Navigation rules.
  {
    line: 'Pushing the view that is already current does nothing.',
    owner: 'kernel',
    tests: ['kernel/src/product/router/router.test.ts > pushing the view that is already current does nothing'],
  },
  {
    line: 'Reset replaces the whole history. Replace swaps the last entry.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/router/router.test.ts > reset replaces the whole history',
      'kernel/src/product/router/router.test.ts > replace swaps the last entry',
    ],
  },
  {
    line: 'Back pops one entry. If a wallet address is active and the target is Connect, Account is shown instead.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/router/router.test.ts > back pops one entry',
      'kernel/src/product/router/router.test.ts > and the target of back is Connect, Account is shown instead',
    ],
  },
  {
    line: 'Back with a single entry closes the modal.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/router/router.test.ts > back with a single entry closes the modal',
      'kernel/src/product/modal/request-close.test.ts > back with a single entry closes the modal, and asks the guards too',
    ],
  },
  {
    line: 'Go-back-to-index truncates the history.',
    owner: 'kernel',
    tests: ['kernel/src/product/router/router.test.ts > go-back-to-index truncates the history'],
  },
  {
    line: 'Leaving ConnectingFarcaster while not connected clears the Farcaster link and reloads the embedded wallet connector.',
    parts: [
      {
        part: 'what leaving does',
        owner: 'kernel',
        tests: [
          'kernel/src/product/router/leaving.test.ts > while not connected clears the Farcaster link and reloads the embedded wallet connector',
          'kernel/src/modal-and-families.test.ts > leaving ConnectingFarcaster while not connected clears the Farcaster link',
        ],
      },
      {
        part: 'the reload itself',
        owner: 'connector.auth',
        tests: [
          'test/flows/auth/social.test.ts > leaving the view clears the link, and the frame starts anew',
          'plugins/auth/src/connector/embedded-wallet.test.ts > the reload itself',
        ],
      },
    ],
  },
  {
    line: 'The transaction stack pops with the outcomes success, error or cancel. Error and cancel run their callback and go back.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/router/transactions.test.ts > the transaction stack pops with the outcomes success, error or cancel',
      'kernel/src/product/router/transactions.test.ts > error and cancel run their callback and go back',
    ],
  },
  {
    line: 'Account screen: tabs Tokens, NFTs, Activity.',
    parts: [
      {
        part: 'the tabs',
        owner: 'ui',
        tests: ['playground/gallery/views/specified.browser.test.ts > Account screen: tabs Tokens, NFTs, Activity'],
      },
      {
        part: 'Tokens and NFTs',
        owner: 'feature.portfolio',
        tests: [
          'playground/gallery/views/portfolio.browser.test.ts > the total and every token, most worth first',
          'playground/gallery/views/portfolio.browser.test.ts > arrows lead from tab to tab',
        ],
      },
      { part: 'Activity', owner: 'feature.activity', tests: ['playground/gallery/views/activity.browser.test.ts > loading, then filled'] },
    ],
  },
  {
    line: 'Footers: the legal footer shows on Connect, ConnectWallets and the three on-ramp views. The default footer shows on Networks.',
    owner: 'ui',
    tests: [
      'playground/gallery/views/specified.browser.test.ts > the legal footer shows on Connect, ConnectWallets and the three on-ramp views. The default footer shows on Networks',
    ],
  },
  {
    line: 'Connect-method order: email, social, wallet by default. It is wallet, email, social when an injected or announced wallet is shown.',
    parts: [
      {
        part: 'the order',
        owner: 'kernel',
        tests: [
          'kernel/src/product/features/connect-method-order.test.ts > email, social, wallet by default',
          'kernel/src/product/features/connect-method-order.test.ts > wallet, email, social when an injected or announced wallet is shown',
        ],
      },
      {
        part: 'what is shown',
        owner: 'ui',
        tests: [
          'playground/gallery/views/specified.browser.test.ts > email, social, wallet by default',
          'playground/gallery/views/specified.browser.test.ts > wallet, email, social when an injected or announced wallet is shown',
        ],
      },
    ],
  },
  {
    line: 'Toasts: one message at a time, with variants loading, success and error. If a toast is open, it closes first and the new one shows 150 ms later.',
    parts: [
      {
        part: 'the rules',
        owner: 'kernel',
        tests: [
          'kernel/src/product/toasts/toasts.test.ts > toasts: one message at a time, with variants loading, success and error',
          'kernel/src/product/toasts/toasts.test.ts > if a toast is open, it closes first and the new one shows 150 ms later',
        ],
      },
      { part: 'how a toast looks', owner: 'ui', tests: ['playground/gallery/views/specified.browser.test.ts > one message at a time'] },
    ],
  },
  {
    line: 'Presentation: modal width 370px. Shake effect 500 ms. Header text animation 120 ms. Modal height animation 150 ms. View transition 150 ms. Default theme mode is dark, with light and dark palettes and typography.',
    parts: [
      { part: 'the time of a shake', owner: 'kernel', tests: ['kernel/src/product/modal/request-close.test.ts > with a shake of 500 ms'] },
      {
        part: 'widths, animations and themes',
        owner: 'ui',
        tests: [
          'ui/test/host/modal.browser.test.ts > modal width 370px, default theme mode is dark',
          'playground/gallery/views/specified.browser.test.ts > view transition 150 ms, modal height animation 150 ms',
          'playground/gallery/views/specified.browser.test.ts > header text animation 120 ms',
          'playground/gallery/views/specified.browser.test.ts > shake effect 500 ms',
          'ui/styles/styles.browser.test.ts > the %s theme',
        ],
      },
    ],
  },
  {
    line: "The wallet list is searched on trimmed text. On mobile, search runs only against mobile-capable wallets. Social logins hidden inside a messaging app's in-app browser: Google on iOS, X on Mac, Facebook and X on Android.",
    parts: [
      {
        part: 'the search in the wallet list',
        owner: 'feature.wallets',
        tests: [
          'plugins/wallets/src/wallet-list.test.ts > is trimmed and asks for 100 entries',
          'plugins/wallets/src/wallet-list.test.ts > on a phone a wallet is shown with %s',
        ],
      },
      {
        part: "what a messaging app's in-app browser is",
        owner: 'kernel',
        tests: [
          'kernel/browser/device-facts.test.ts > inside a messaging app’s in-app browser',
          'kernel/browser/device-facts.test.ts > Safari on an iPhone',
        ],
      },
      {
        part: 'which social logins are hidden',
        owner: 'ui',
        tests: [
          'ui/src/wallets/decisions.test.ts > Google on iOS, X on Mac, Facebook and X on Android',
          'ui/src/wallets/decisions.test.ts > a login that is hidden in a messaging app has no entry',
        ],
      },
    ],
  },
]
