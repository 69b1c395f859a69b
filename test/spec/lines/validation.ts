import type { SpecLine } from '../spec-line.js'

/** Validation rules. */
export const validation: readonly SpecLine[] = [
  {
    line: "CAIP-10 address: exactly three non-empty colon-separated parts and a known namespace. Otherwise the error is 'Invalid CAIP-10 address: ...' (the short form is 'Invalid CAIP Address').",
    owner: 'kernel',
    tests: [
      'kernel/src/core/caip/caip.test.ts > CAIP-10 address: exactly three non-empty colon-separated parts and a known namespace',
      "kernel/src/core/caip/caip.test.ts > is 'Invalid CAIP-10 address: ...'",
      "kernel/src/core/caip/caip.test.ts > 'Invalid CAIP Address'",
    ],
  },
  {
    line: "CAIP-2 network id: exactly two non-empty parts. Otherwise 'Invalid CAIP-2 network id: ...'.",
    owner: 'kernel',
    tests: [
      'kernel/src/core/caip/caip.test.ts > CAIP-2 network id: exactly two non-empty parts',
      'kernel/src/core/caip/caip.test.ts > Invalid CAIP-2 network id',
    ],
  },
  {
    line: 'projectId is required. Otherwise a Project ID Missing alert is shown.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/options/read-options.test.ts > A projectId is required',
      'kernel/src/create-kernel.test.ts > a missing projectId shows the Project ID Missing alert',
    ],
  },
  {
    line: 'Supplying both siweConfig and siwx is an error.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/options/read-options.test.ts > Supplying both siweConfig and siwx is an error',
      'kernel/src/create-kernel.test.ts > supplying both siweConfig and siwx is an error',
    ],
  },
  {
    line: 'EVM address: 40 hex digits with an optional 0x prefix. Solana address: base58, 32 to 44 characters.',
    parts: [
      {
        part: 'EVM',
        owner: 'chain.eip155',
        tests: [
          'plugins/eip155/src/provider/address.test.ts > EVM address: 40 hex digits',
          'plugins/eip155/src/provider/address.test.ts > with an optional 0x prefix',
        ],
      },
      {
        part: 'Solana',
        owner: 'chain.solana',
        tests: ['plugins/solana/src/provider/address.test.ts > Solana address: base58, 32 to 44 characters'],
      },
    ],
  },
  {
    line: 'Name: at least 4 characters, letters, digits and hyphens only.',
    owner: 'feature.names',
    tests: ['plugins/names/src/names.test.ts > at least 4 letters, digits and hyphens'],
  },
  {
    line: "Chain id to coin type: chain ids at or above 2147483648 are rejected ('Invalid chainId').",
    owner: 'feature.names',
    tests: [
      "plugins/names/src/registration/coin-type.test.ts > is rejected with 'Invalid chainId'",
      "plugins/names/src/names.test.ts > a chain id without a coin type is rejected: 'Invalid chainId'",
    ],
  },
  {
    line: "Sending needs an amount and receiver ('An amount and receiver address are required') and a token ('A token is required'). An unsupported chain gives 'Unsupported chain'.",
    owner: 'feature.send',
    tests: [
      'plugins/send/src/send-store.test.ts > without %s nobody is asked',
      'plugins/send/src/send-store.test.ts > a family that cannot transfer: Unsupported chain',
    ],
  },
  {
    line: "Email capture: 'Please enter a valid email address' (code APKTW002).",
    parts: [
      {
        part: 'code and text',
        owner: 'kernel',
        tests: [
          "kernel/src/core/validation/validation.test.ts > e-mail: 'Please enter a valid email address' (code APKTW002)",
          "kernel/src/product/alerts/alerts.test.ts > an invalid e-mail address is told with 'Please enter a valid email address' (code APKTW002)",
        ],
      },
      {
        part: 'the field',
        owner: 'feature.email-capture',
        tests: [
          "test/flows/email-capture.test.ts > an address that is none: 'Please enter a valid email address', and by keys alone it is put right",
          'plugins/email-capture/src/email-capture.test.ts > one that the service knows to be wrong is said the same way',
        ],
      },
    ],
  },
  {
    line: 'Wallet assets are valid only if each has string address and balance, type ERC20 or NATIVE, and complete metadata. Tokens with zero decimals are dropped as low quality.',
    owner: 'kernel',
    tests: [
      'kernel/data/wallet-assets.test.ts > wallet assets are valid only if each is complete',
      'kernel/data/wallet-assets.test.ts > type ERC721',
      'kernel/data/wallet-assets.test.ts > tokens with zero decimals are dropped as low quality',
    ],
  },
  {
    line: 'The on-ramp provider list must be an array of strings, else empty.',
    owner: 'feature.onramp',
    tests: [
      'plugins/onramp/src/choices/choices.test.ts > a list of something else',
      'plugins/onramp/src/choices/choices.test.ts > no list',
    ],
  },
  {
    line: 'An auth display name is cut to 30 characters with an ellipsis for long emails. A trailing 0 on a discord username is dropped.',
    owner: 'connector.auth',
    tests: [
      'plugins/auth/src/connector/display-name.test.ts > a long address is cut to 30 characters with an ellipsis',
      'plugins/auth/src/connector/display-name.test.ts > a trailing 0 on a discord username is dropped',
    ],
  },
  {
    line: 'Duplicate wallets are filtered by rdns, by name and by id. Excluded wallets are hidden by rdns or name.',
    parts: [
      {
        part: 'the rules',
        owner: 'kernel',
        tests: [
          'kernel/src/core/validation/validation.test.ts > duplicate wallets are filtered by rdns, by name and by id',
          'kernel/src/core/validation/validation.test.ts > excluded wallets are hidden by rdns or name',
        ],
      },
      {
        part: 'the wallet list',
        owner: 'feature.wallets',
        tests: [
          'plugins/wallets/src/wallet-list.test.ts > duplicate wallets are filtered by rdns, by name and by id',
          'plugins/wallets/src/wallet-list.test.ts > a wallet that is excluded by id is hidden by its rdns and its name too',
        ],
      },
    ],
  },
  {
    line: 'The Bitcoin connector must support a requested chain.',
    parts: [
      {
        part: 'the rule',
        owner: 'kernel',
        tests: [
          'kernel/src/wallets/state/decisions.test.ts > the Bitcoin connector must support a requested chain',
          'kernel/src/wallets/state/connect-outcomes.test.ts > The connector does not support any of the requested chains',
        ],
      },
      {
        part: 'what its connectors support',
        owner: 'chain.bip122',
        tests: ['plugins/bip122/src/accounts.test.ts > a wallet of the standard must support a requested chain'],
      },
    ],
  },
  {
    line: "Adding or removing a network for a namespace with no adapter throws an error ('Adapter for namespace ... doesn't exist').",
    owner: 'kernel',
    tests: ['kernel/src/wallets/state/stores.test.ts > a network for a namespace with no adapter throws an error'],
  },
  {
    line: 'Origin check: wildcard patterns and exact origins are allowed. Defaults are local addresses, hosting-preview domains, tunnelling domains and secure-mobile hosts. The check applies when email or social login is on, against a remote list plus those defaults.',
    owner: 'kernel',
    tests: [
      'plugins/auth/src/origin-pattern.test.ts > exact origins',
      'plugins/auth/src/origin-pattern.test.ts > wildcard patterns',
      'plugins/auth/src/origin-pattern.test.ts > defaults are local addresses, hosting-preview domains, tunnelling domains and secure-mobile hosts',
      'plugins/auth/src/origins.test.ts > the check applies when email or social login is on',
      'plugins/auth/src/origins.test.ts > an origin on the remote list is allowed',
    ],
  },
  {
    line: 'Balance display is floored to 3 decimals. Money display is floored to a given number of decimals (default 2).',
    owner: 'kernel',
    tests: [
      'kernel/src/wallets/amounts/amounts.test.ts > balance display is floored to 3 decimals',
      'kernel/src/wallets/amounts/amounts.test.ts > money display is floored to a given number of decimals (default 2)',
    ],
  },
]
