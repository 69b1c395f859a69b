import type { SpecLine } from '../spec-line.js'

/** The calls of wallets and frames. */
export const walletCalls: readonly SpecLine[] = [
  {
    line: 'wallet_getCapabilities.',
    owner: 'chain.eip155',
    tests: ['plugins/eip155/src/adapter/live.test.ts > capabilities by chain id in hex'],
  },
  {
    line: 'wallet_getAssets with account and chainFilter.',
    parts: [
      {
        part: 'the question',
        owner: 'chain.eip155',
        tests: ['plugins/eip155/src/adapter/live.test.ts > wallet_getAssets with account and chainFilter'],
      },
      { part: 'reading the answer', owner: 'kernel', tests: ['kernel/data/wallet-assets.test.ts > wallet assets'] },
    ],
  },
  {
    line: 'eth_accounts, eth_chainId.',
    owner: 'chain.eip155',
    tests: [
      'plugins/eip155/src/provider/eip1193-driver.test.ts > `eth_accounts`, which never prompts',
      'plugins/eip155/src/provider/eip1193-driver.test.ts > as accounts or as network is a failure of ours',
    ],
  },
  {
    line: 'wallet_switchEthereumChain.',
    owner: 'chain.eip155',
    tests: [
      'plugins/eip155/src/adapter/live.test.ts > is taught it once',
      'plugins/eip155/src/adapter/live.test.ts > a wallet that says it switched and did not is not believed',
    ],
  },
  {
    line: 'wallet_addEthereumChain with chainId (hex), rpcUrls, chainName, nativeCurrency, blockExplorerUrls, iconUrls.',
    owner: 'chain.eip155',
    tests: [
      'plugins/eip155/src/adapter/words.test.ts > wallet_addEthereumChain with chainId (hex), rpcUrls, chainName, nativeCurrency, blockExplorerUrls, iconUrls',
    ],
  },
  {
    line: 'personal_sign, solana_signMessage.',
    parts: [
      {
        part: 'personal_sign',
        owner: 'chain.eip155',
        tests: ['plugins/eip155/src/adapter/live.test.ts > a text, as its UTF-8, by the account in use'],
      },
      {
        part: 'solana_signMessage',
        owner: 'chain.solana',
        tests: ['plugins/solana/src/provider/paired-operations.test.ts > a message goes in base 58 with the key'],
      },
    ],
  },
  {
    line: 'A list of supported wallet RPC methods is passed to the wallet-connect session.',
    owner: 'connector.walletconnect',
    tests: ['plugins/walletconnect/src/session/session.test.ts > own lists, all networks, and the ids that some wallets still use'],
  },
  {
    line: '**Secure site**: a frame messaging protocol (SDK version 4) is used for email and social login.',
    owner: 'connector.auth',
    tests: [
      'test/flows/auth/email.test.ts > a code connects EVM and Solana',
      'plugins/auth/src/protocol/frame-address.test.ts > names the project, the network and the version',
    ],
  },
  {
    line: 'App events: connect email, OTP, social, Farcaster, get user, sign out, RPC request, update email, sync theme, smart account init, set preferred account and others.',
    owner: 'connector.auth',
    tests: ['plugins/auth/src/protocol/messages.test.ts > its success and its error arrive as they were sent'],
  },
  {
    line: 'Each has matching success and error frame events.',
    owner: 'connector.auth',
    tests: ['plugins/auth/src/protocol/messages.test.ts > its success and its error arrive as they were sent'],
  },
  {
    line: '**Development only**: a version lookup on a package registry. An outdated version logs a warning banner.',
    owner: 'feature.telemetry',
    tests: [
      'plugins/telemetry/src/version-banner.test.ts > in development an outdated version logs a warning',
      'plugins/telemetry/src/version-banner.test.ts > in production nobody is asked',
    ],
  },
  {
    line: 'Shapes of responses beyond the fields named above: not shown.',
    owner: 'cloud',
    tests: [
      'cloud/src/hosted-sign-in/hosted-sign-in.test.ts > the token says who it is, and a backend verifies it by the keys that are published',
      'cloud/src/hosted-sign-in/hosted-sign-in.test.ts > an account is the same each time, and its profile on every network; the app keeps what it likes beside it',
      'cloud/src/accounts/sessions.test.ts > all sessions, each of which can be ended, and what happened',
      'cloud/src/blockchain-api/account.test.ts > every kind of operation under its name, newest first',
      'cloud/src/blockchain-api/blockchain-api.test.ts > the chains that are read, over HTTP',
    ],
  },
]
