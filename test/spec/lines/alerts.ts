import type { SpecLine } from '../spec-line.js'

/** The error catalogue: alerts. */
export const alerts: readonly SpecLine[] = [
  // Alerts (shown as toasts).
  {
    line: '| APKT001 | Network Not Found | A switch targets an unconfigured network. |',
    owner: 'kernel',
    tests: [
      'kernel/src/product/alerts/alerts.test.ts > Network Not Found',
      'kernel/src/wallets/state/network-switch.test.ts > APKT001, a switch targets an unconfigured network',
    ],
  },
  {
    line: '| APKT002 | Invalid App Configuration | The origin is not in the allow list. |',
    owner: 'kernel',
    tests: [
      'kernel/src/product/alerts/alerts.test.ts > Invalid App Configuration',
      'plugins/auth/src/origins.test.ts > Invalid App Configuration: the origin is not in the allow list',
    ],
  },
  {
    line: '| APKT003 | Network Error: Wallet Load Failed | |',
    parts: [
      { part: 'code and title', owner: 'kernel', tests: ['kernel/src/product/alerts/alerts.test.ts > Network Error: Wallet Load Failed'] },
      { part: 'when', owner: 'connector.auth', tests: ['plugins/auth/src/frame/frame-client.test.ts > Network Error: Wallet Load Failed'] },
    ],
  },
  {
    line: '| APKT004 | Wallet Request Timeout | |',
    parts: [
      { part: 'code and title', owner: 'kernel', tests: ['kernel/src/product/alerts/alerts.test.ts > Wallet Request Timeout'] },
      { part: 'when', owner: 'connector.auth', tests: ['plugins/auth/src/frame/frame-client.test.ts > Wallet Request Timeout'] },
    ],
  },
  {
    line: '| APKT005 | Unverified Domain | |',
    parts: [
      { part: 'code and title', owner: 'kernel', tests: ['kernel/src/product/alerts/alerts.test.ts > Unverified Domain'] },
      { part: 'when', owner: 'connector.auth', tests: ['plugins/auth/src/frame/frame-client.test.ts > Unverified Domain'] },
    ],
  },
  {
    line: '| APKT006 | Session Expired | A token is not yet valid or clocks are off. |',
    parts: [
      {
        part: 'code, title and what a provider says',
        owner: 'kernel',
        tests: [
          'kernel/src/product/alerts/alerts.test.ts > Session Expired',
          'kernel/src/product/alerts/alerts.test.ts > gives the session alert',
        ],
      },
      {
        part: 'clocks that are off',
        owner: 'connector.walletconnect',
        tests: ['plugins/walletconnect/src/pairing/pairing.test.ts > a clock that is %s is told, raises its alert'],
      },
    ],
  },
  {
    line: '| APKT007 | Invalid Project ID | |',
    owner: 'kernel',
    tests: [
      'kernel/src/product/alerts/alerts.test.ts > Invalid Project ID',
      'kernel/src/product/features/project-config.test.ts > APKT007',
      'kernel/src/product/alerts/alerts.test.ts > gives the project id alert',
    ],
  },
  {
    line: '| APKT008 | Project ID Missing | |',
    owner: 'kernel',
    tests: [
      'kernel/src/product/alerts/alerts.test.ts > Project ID Missing',
      'kernel/src/create-kernel.test.ts > a missing projectId shows the Project ID Missing alert',
    ],
  },
  {
    line: '| APKT009 | Server Error | A failed app configuration fetch. |',
    owner: 'kernel',
    tests: ['kernel/src/product/alerts/alerts.test.ts > Server Error', 'kernel/src/product/features/project-config.test.ts > APKT009'],
  },
  {
    line: '| APKT010 | Rate Limited | |',
    owner: 'kernel',
    tests: [
      'kernel/src/product/alerts/alerts.test.ts > Rate Limited',
      'kernel/src/product/features/project-config.test.ts > APKT010',
      'plugins/auth/src/origins.test.ts > APKT010',
    ],
  },
  {
    line: 'Warnings: APKTW001 Inactive Namespace Not Connected; APKTW002 Invalid Email Address.',
    parts: [
      {
        part: 'codes and titles',
        owner: 'kernel',
        tests: [
          'kernel/src/product/alerts/alerts.test.ts > Inactive Namespace Not Connected',
          'kernel/src/product/alerts/alerts.test.ts > Invalid Email Address',
          'kernel/src/wallets/state/disconnect.test.ts > APKTW001, an inactive namespace that is not connected',
        ],
      },
      {
        part: 'when an e-mail address is invalid',
        owner: 'feature.email-capture',
        tests: [
          "plugins/email-capture/src/email-capture.test.ts > 'Please enter a valid email address' (code APKTW002), and nothing is sent",
        ],
      },
    ],
  },
  // Provider message mapping (each alert is shown only once).
  {
    line: 'Provider message mapping (each alert is shown only once):',
    owner: 'kernel',
    tests: [
      'kernel/src/product/alerts/alerts.test.ts > provider message mapping (each alert is shown only once)',
      'kernel/src/product/alerts/alerts.test.ts > each of the three alerts is shown once',
    ],
  },
  {
    line: "'Unauthorized: origin not allowed' gives the origin alert.",
    parts: [
      { part: 'the mapping', owner: 'kernel', tests: ['kernel/src/product/alerts/alerts.test.ts > Unauthorized: origin not allowed'] },
      {
        part: "a relay's words",
        owner: 'connector.walletconnect',
        tests: ['plugins/walletconnect/src/client/relay-fault.test.ts > Unauthorized: origin not allowed'],
      },
      {
        part: "the secure site's words",
        owner: 'connector.auth',
        tests: ['plugins/auth/src/frame/frame-client.test.ts > Unauthorized: origin not allowed'],
      },
    ],
  },
  {
    line: "'JWT validation error: JWT Token is not yet valid' gives the session alert.",
    parts: [
      {
        part: 'the mapping',
        owner: 'kernel',
        tests: ['kernel/src/product/alerts/alerts.test.ts > JWT validation error: JWT Token is not yet valid'],
      },
      {
        part: "a relay's words",
        owner: 'connector.walletconnect',
        tests: ['plugins/walletconnect/src/client/relay-fault.test.ts > JWT validation error: JWT Token is not yet valid'],
      },
    ],
  },
  {
    line: "'Unauthorized: invalid key' gives the project id alert.",
    parts: [
      { part: 'the mapping', owner: 'kernel', tests: ['kernel/src/product/alerts/alerts.test.ts > Unauthorized: invalid key'] },
      {
        part: "a relay's words",
        owner: 'connector.walletconnect',
        tests: ['plugins/walletconnect/src/client/relay-fault.test.ts > Unauthorized: invalid key'],
      },
    ],
  },
]
