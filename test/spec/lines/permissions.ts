import type { SpecLine } from '../spec-line.js'

/** Roles and permissions. */
export const permissions: readonly SpecLine[] = [
  {
    line: 'There are no user roles. Account types: eoa and smartAccount.',
    owner: 'kernel',
    tests: ['kernel/src/wallets/contract/entities.test-d.ts > Account types: eoa and smartAccount'],
  },
  {
    line: 'The auth connector supports only eip155 and solana.',
    owner: 'connector.auth',
    tests: ['plugins/auth/src/connector/embedded-wallet.test.ts > the auth connector supports only eip155 and solana'],
  },
  // Wallet RPC methods.
  {
    line: 'Safe, allowed directly: reads, eth_sendRawTransaction, wallet_getCapabilities and others.',
    owner: 'chain.eip155',
    tests: [
      'plugins/eip155/src/wallet-methods.test.ts > safe, allowed directly: reads, eth_sendRawTransaction, wallet_getCapabilities and others',
    ],
  },
  {
    line: 'Not safe, need approval: personal_sign, eth_signTypedData_v4, eth_sendTransaction, the Solana sign methods, wallet_sendCalls, wallet_grantPermissions, wallet_revokePermissions, eth_sendUserOperation.',
    parts: [
      { part: 'EVM', owner: 'chain.eip155', tests: ['plugins/eip155/src/wallet-methods.test.ts > not safe, needs approval'] },
      { part: 'Solana', owner: 'chain.solana', tests: ['plugins/solana/src/wallet-methods.test.ts > not safe, needs approval'] },
    ],
  },
  {
    line: "A disallowed call gives 'Requested RPC call is not allowed'. The UI shows 'Action not allowed'.",
    parts: [
      {
        part: 'the refusal and both texts',
        owner: 'kernel',
        tests: [
          "kernel/src/wallets/rpc/rpc.test.ts > a disallowed call gives 'Requested RPC call is not allowed'",
          'kernel/src/core/errors/catalogue.test.ts > Action not allowed',
        ],
      },
      {
        part: 'what the UI shows',
        owner: 'ui',
        tests: ["playground/gallery/views/specified.browser.test.ts > the UI shows 'Action not allowed'"],
      },
    ],
  },
  // Capabilities depend on configuration.
  {
    line: 'Remote features: multiWallet (off by default), swaps, onramp, email, socials, activity, branding, emailCapture, payWithExchange, payments, reownAuthentication.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/features/resolve.test.ts > default remote features',
      'kernel/src/product/features/resolve.test.ts > The rest are off',
      'kernel/src/product/features/resolve.test.ts > one switch from a project configuration',
    ],
  },
  {
    line: 'Local features: receive, send, legal checkbox, smart sessions, pay.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/features/resolve.test.ts > default local features',
      'kernel/src/product/features/resolve.test.ts > legalCheckbox',
      'kernel/src/product/features/resolve.test.ts > smartSessions',
    ],
  },
]
