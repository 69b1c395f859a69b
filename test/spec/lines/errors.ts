import type { SpecLine } from '../spec-line.js'

/** The messages of the error catalogue. */
export const errors: readonly SpecLine[] = [
  {
    line: "'A problem occurred while trying initialize authentication'",
    parts: [
      {
        part: 'the text',
        owner: 'kernel',
        tests: ['kernel/src/core/errors/catalogue.test.ts > A problem occurred while trying initialize authentication'],
      },
      {
        part: 'when it is shown',
        owner: 'feature.siwx',
        tests: [
          "plugins/siwx/src/siwx.test.ts > a message that cannot be made: 'A problem occurred while trying initialize authentication",
        ],
      },
    ],
  },
  {
    line: "'Error signing message'",
    parts: [
      { part: 'the text', owner: 'kernel', tests: ['kernel/src/core/errors/catalogue.test.ts > Error signing message'] },
      { part: 'when it is shown', owner: 'feature.siwx', tests: ["plugins/siwx/src/siwx.test.ts > 'Error signing message' shows"] },
    ],
  },
  {
    line: "'Failed to fetch transactions'",
    parts: [
      { part: 'the text', owner: 'kernel', tests: ['kernel/src/core/errors/catalogue.test.ts > Failed to fetch transactions'] },
      {
        part: 'when it is shown',
        owner: 'feature.activity',
        tests: ["plugins/activity/src/activity.test.ts > 'Failed to fetch transactions' once, as a toast, and it can be asked again"],
      },
    ],
  },
  {
    line: "'Token Balance Unavailable'",
    parts: [
      { part: 'the text', owner: 'kernel', tests: ['kernel/src/core/errors/catalogue.test.ts > Token Balance Unavailable'] },
      {
        part: 'when it is shown',
        owner: 'feature.portfolio',
        tests: [
          "plugins/portfolio/src/portfolio.test.ts > 'Token Balance Unavailable' as a toast, and retries are blocked for 30 s with a countdown",
        ],
      },
    ],
  },
  {
    line: "'Error resolving name'",
    parts: [
      { part: 'the text', owner: 'kernel', tests: ['kernel/src/core/errors/catalogue.test.ts > Error resolving name'] },
      {
        part: 'when it is shown',
        owner: 'feature.names',
        tests: ["plugins/names/src/names.test.ts > 'Error resolving name' where the service is away"],
      },
    ],
  },
  {
    line: "'Error fetching name suggestions'",
    parts: [
      { part: 'the text', owner: 'kernel', tests: ['kernel/src/core/errors/catalogue.test.ts > Error fetching name suggestions'] },
      {
        part: 'when it is shown',
        owner: 'feature.names',
        tests: ["plugins/names/src/names.test.ts > 'Error fetching name suggestions' where the service is away"],
      },
    ],
  },
  {
    line: "'Error fetching names for address'",
    parts: [
      { part: 'the text', owner: 'kernel', tests: ['kernel/src/core/errors/catalogue.test.ts > Error fetching names for address'] },
      {
        part: 'when it is shown',
        owner: 'feature.names',
        tests: ["plugins/names/src/names.test.ts > 'Error fetching names for address' where the service is away"],
      },
    ],
  },
  {
    line: "'Error registering name {name}'",
    parts: [
      { part: 'the text', owner: 'kernel', tests: ["kernel/src/core/errors/catalogue.test.ts > 'Error registering name {name}'"] },
      {
        part: 'when it is shown',
        owner: 'feature.names',
        tests: ['plugins/names/src/names.test.ts > a name that was taken between look and register goes back to the form'],
      },
    ],
  },
  {
    line: "'Modal closed'",
    owner: 'kernel',
    tests: [
      'kernel/src/core/errors/catalogue.test.ts > Modal closed',
      'kernel/src/product/modal/perform.test.ts > closing the modal while waiting for a send',
    ],
  },
  {
    line: "'Connection rejected'",
    parts: [
      { part: 'the text', owner: 'kernel', tests: ['kernel/src/core/errors/catalogue.test.ts > Connection rejected'] },
      {
        part: 'when it is shown',
        owner: 'ui',
        tests: ['playground/gallery/views/shell.browser.test.ts > from the list to a wallet that declines'],
      },
    ],
  },
  {
    line: "'Popup closed'",
    parts: [{ part: 'all of it', owner: 'connector.auth', tests: ['test/flows/auth/social.test.ts > Popup closed'] }],
  },
  {
    line: "'Failed to connect'",
    owner: 'kernel',
    tests: [
      'kernel/src/core/errors/catalogue.test.ts > Failed to connect',
      "kernel/src/wallets/state/connect-outcomes.test.ts > a failure is 'Failed to connect'",
    ],
  },
  {
    line: "'Failed to initiate social connection'",
    parts: [
      { part: 'the text', owner: 'kernel', tests: ['kernel/src/core/errors/catalogue.test.ts > Failed to initiate social connection'] },
      { part: 'when it is shown', owner: 'connector.auth', tests: ['test/flows/auth/social.test.ts > a browser that opens no popup'] },
    ],
  },
  {
    line: "'Failed to connect to farcaster'",
    parts: [
      { part: 'the text', owner: 'kernel', tests: ['kernel/src/core/errors/catalogue.test.ts > Failed to connect to farcaster'] },
      {
        part: 'when it is shown',
        owner: 'connector.auth',
        tests: ['plugins/auth/src/login/social-login.test.ts > Failed to connect to farcaster'],
      },
    ],
  },
  {
    line: "'Authenticating...' (loading)",
    parts: [
      { part: 'the text', owner: 'kernel', tests: ['kernel/src/core/errors/catalogue.test.ts > Authenticating...'] },
      {
        part: 'when it is shown',
        owner: 'feature.siwx',
        tests: ["plugins/siwx/src/sign-ins-along.test.ts > the visitor reads 'Authenticating...' meanwhile"],
      },
    ],
  },
  {
    line: "'Network not supported for Gas Price'",
    parts: [
      { part: 'the text', owner: 'kernel', tests: ['kernel/src/core/errors/catalogue.test.ts > Network not supported for Gas Price'] },
      {
        part: 'when it is shown',
        owner: 'feature.swap',
        tests: ["plugins/swap/src/provider/blockchain-provider.test.ts > 'Network not supported for Gas Price' where nobody tells it"],
      },
    ],
  },
  {
    line: "'Network not supported for Swaps'",
    parts: [
      { part: 'the text', owner: 'kernel', tests: ['kernel/src/core/errors/catalogue.test.ts > Network not supported for Swaps'] },
      {
        part: 'when it is shown',
        owner: 'feature.swap',
        tests: [
          "plugins/swap/src/provider/blockchain-provider.test.ts > 'Network not supported for Swaps' where the service does not know the network",
        ],
      },
    ],
  },
  {
    line: "'Chain is not supported' (when adding a chain fails)",
    owner: 'kernel',
    tests: [
      'kernel/src/core/errors/catalogue.test.ts > Chain is not supported',
      "kernel/src/wallets/state/network-switch.test.ts > add fails: 'Chain is not supported'",
    ],
  },
  {
    line: 'The token balance failure notice blocks retries for 30 s.',
    owner: 'feature.portfolio',
    tests: ['plugins/portfolio/src/portfolio.test.ts > retries are blocked for 30 s with a countdown'],
  },
]
