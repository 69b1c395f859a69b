import type { SpecLine } from '../spec-line.js'

/** Errors that are thrown, and how others are handled. */
export const thrownErrors: readonly SpecLine[] = [
  {
    line: "Disconnect: 'Failed to disconnect' (internal SDK error); 'Failed to disconnect chains: {message}'.",
    owner: 'kernel',
    tests: [
      "kernel/src/wallets/state/disconnect.test.ts > 'Failed to disconnect chains: {message}' wrapped as 'Failed to disconnect'",
      'kernel/src/core/errors/catalogue.test.ts > Failed to disconnect chains: relay is gone',
    ],
  },
  {
    line: "Connector and connection: 'No connector found for connection: {id}'; 'Invalid connection status: {status}'; 'WalletConnectConnector not found'; 'The connector does not support any of the requested chains'.",
    parts: [
      {
        part: "'No connector found for connection: {id}'",
        owner: 'kernel',
        tests: [
          "kernel/src/wallets/state/connections.test.ts > 'No connector found for connection: {id}'",
          'kernel/src/core/errors/catalogue.test.ts > No connector found for connection: io.x',
        ],
      },
      {
        part: "'Invalid connection status: {status}'",
        owner: 'kernel',
        tests: ["kernel/src/wallets/state/connections.test.ts > 'Invalid connection status: %s'"],
      },
      {
        part: "'The connector does not support any of the requested chains'",
        owner: 'kernel',
        tests: ['kernel/src/wallets/state/connect-outcomes.test.ts > The connector does not support any of the requested chains'],
      },
      {
        part: "when 'WalletConnectConnector not found' is thrown",
        owner: 'ui',
        tests: ['playground/gallery/views/specified.browser.test.ts > WalletConnectConnector not found'],
      },
    ],
  },
  {
    line: "Send: 'openSend: caipAddress not found'; 'openSend: caipNetwork with chainId {id} not found'.",
    owner: 'kernel',
    tests: [
      'kernel/src/product/modal/opening.test.ts > openSend: caipAddress not found',
      'kernel/src/product/modal/opening.test.ts > openSend: caipNetwork with chainId 5 not found',
      'kernel/src/modal-and-families.test.ts > opening send asks for an address and a known network of the chain id',
    ],
  },
  {
    line: "Other: 'SIWX is not enabled'; 'No ActiveCaipAddress found'; 'No ActiveCaipNetwork or client found'; 'No ConnectionController client found'; 'walletGetAssets: adapter is required'; 'connectExternal: namespace not found'; 'connectExternal: adapter not found'; 'Adapter or connector not found for namespace'; 'CaipNetwork not found'; 'No auth connector found'; 'Not connected to email or social'; 'AppKit:getAccount - namespace is required'.",
    parts: [
      {
        part: 'the texts',
        owner: 'kernel',
        tests: [
          'kernel/src/core/errors/catalogue.test.ts > No ActiveCaipAddress found',
          'kernel/src/core/errors/catalogue.test.ts > No ActiveCaipNetwork or client found',
          'kernel/src/core/errors/catalogue.test.ts > connectExternal: namespace not found',
          'kernel/src/core/errors/catalogue.test.ts > connectExternal: adapter not found',
          'kernel/src/core/errors/catalogue.test.ts > Adapter or connector not found for namespace',
          'kernel/src/core/errors/catalogue.test.ts > CaipNetwork not found',
          'kernel/src/core/errors/catalogue.test.ts > AppKit:getAccount - namespace is required',
        ],
      },
      {
        part: "thrown: 'No ActiveCaipAddress found', 'No ActiveCaipNetwork or client found', 'connectExternal: namespace not found', 'Adapter or connector not found for namespace', 'CaipNetwork not found', 'AppKit:getAccount - namespace is required'",
        owner: 'kernel',
        tests: [
          'kernel/src/wallets/state/stores.test.ts > getters that cannot go without name what is missing',
          'kernel/src/wallets/state/connect-outcomes.test.ts > connectExternal: namespace not found',
          'kernel/src/wallets/state/network-switch.test.ts > Adapter or connector not found for namespace',
          'kernel/src/wallets/state/network-switch.test.ts > CaipNetwork not found',
          'kernel/src/wallets/state/stores.test.ts > AppKit:getAccount - namespace is required',
        ],
      },
      {
        part: "thrown: 'SIWX is not enabled'",
        owner: 'feature.siwx',
        tests: ["plugins/siwx/src/siwx.test.ts > 'SIWX is not enabled' is thrown where the sign-in is off"],
      },
      {
        part: "thrown: 'No auth connector found', 'Not connected to email or social'",
        owner: 'connector.auth',
        tests: [
          'plugins/auth/src/connector/embedded-wallet.test.ts > No auth connector found',
          'plugins/auth/src/account/auth-account.test.ts > Not connected to email or social',
        ],
      },
      {
        part: "thrown: 'walletGetAssets: adapter is required'",
        owner: 'feature.portfolio',
        tests: ["plugins/portfolio/src/portfolio.test.ts > thrown where the family cannot ask: 'walletGetAssets: adapter is required'"],
      },
      {
        part: "thrown: 'connectExternal: adapter not found'",
        owner: 'ui',
        tests: ['playground/gallery/views/specified.browser.test.ts > connectExternal: adapter not found'],
      },
      {
        part: "thrown: 'No ConnectionController client found'",
        owner: 'ui',
        tests: ["ui/test/host/server.test.ts > what needs a browser says so: 'No ConnectionController client found'"],
      },
    ],
  },
  {
    line: 'Adapter-not-found and namespace-not-found errors also exist, naming the operation (signMessage, sendTransaction, estimateGas, writeContract and others).',
    owner: 'kernel',
    tests: [
      'kernel/src/core/errors/catalogue.test.ts > adapter-not-found and namespace-not-found errors name the operation',
      'kernel/src/given-by-plugins.test.ts > the adapter of a family is loaded when it is needed',
    ],
  },
  {
    line: '**Wallet error codes**: 4902 (unrecognized chain), 5000 (default) and 32603 (invalid chain id) trigger an add-chain attempt.',
    parts: [
      {
        part: 'the codes',
        owner: 'chain.eip155',
        tests: [
          'plugins/eip155/src/provider/failures.test.ts > 4902 (unrecognized chain)',
          'plugins/eip155/src/provider/failures.test.ts > 5000 (default)',
          'plugins/eip155/src/provider/failures.test.ts > 32603 (invalid chain id)',
        ],
      },
      {
        part: 'the attempt',
        owner: 'kernel',
        tests: [
          'kernel/src/wallets/state/network-switch.test.ts > an unknown chain is added once',
          'kernel/src/wallets/state/network-switch.test.ts > is no unknown network: nothing is added',
        ],
      },
    ],
  },
  // Other handling.
  {
    line: 'HTTP statuses 500, 429, 503 and 403 are named.',
    owner: 'kernel',
    tests: ['kernel/src/core/http/http.test.ts > statuses: HTTP statuses 500, 429, 503 and 403 are named'],
  },
  {
    line: 'A failed analytics submit marks a forbidden state.',
    owner: 'feature.telemetry',
    tests: [
      'plugins/telemetry/src/analytics/analytics.test.ts > a beacon that the browser refuses',
      'plugins/telemetry/src/analytics/analytics.test.ts > a service that answers %i',
    ],
  },
  {
    line: 'Browser storage failures are logged only.',
    owner: 'kernel',
    tests: ['kernel/src/core/storage/kernel-storage.test.ts > storage that fails: browser storage failures are logged only'],
  },
  {
    line: 'Error body shape for HTTP failures: not shown.',
    owner: 'cloud',
    tests: [
      'cloud/src/http/app.test.ts > a refusal can be read too, or a page could not tell it from a broken line',
      'cloud/src/http/app.test.ts > a refusal has the status FAILED, and a name and a sentence for each reason',
      'cloud/src/hosted-sign-in/hosted-sign-in.test.ts > a wrong code says how many tries are left, and the fifth ends it',
    ],
  },
]
