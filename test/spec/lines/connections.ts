import type { SpecLine } from '../spec-line.js'

/** States and transitions of connections and networks. */
export const connections: readonly SpecLine[] = [
  {
    line: '**Connection status** per chain: disconnected, connecting, connected.',
    owner: 'kernel',
    tests: [
      'kernel/src/wallets/state/machine.test.ts > every status can be reached and left',
      'kernel/src/wallets/state/machine.test.ts > %s (session: %s) on %s is %s',
    ],
  },
  {
    line: 'On start, if reconnect is disabled the status is disconnected.',
    owner: 'kernel',
    tests: ['kernel/src/wallets/state/restore.test.ts > if reconnect is disabled the status is disconnected'],
  },
  {
    line: 'If the stored overall status was connected, it becomes connecting. Then each namespace syncs its existing connection.',
    owner: 'kernel',
    tests: [
      'kernel/src/wallets/state/restore.test.ts > a refresh gives the same snapshot, every family by itself',
      'kernel/src/wallets/state/restore.test.ts > a stored overall status of disconnected restores nothing',
    ],
  },
  {
    line: 'Wallet-connect sessions reconnect and emit CONNECT_SUCCESS.',
    parts: [
      {
        part: 'for every connector',
        owner: 'kernel',
        tests: ['kernel/src/wallets/state/restore.test.ts > wallet-connect sessions reconnect and emit CONNECT_SUCCESS'],
      },
      {
        part: 'its own sessions',
        owner: 'connector.walletconnect',
        tests: ['test/flows/pairing/reload.test.ts > the session is restored without a word to the phone'],
      },
    ],
  },
  {
    line: 'Injected or announced connectors re-sync. On failure that namespace is disconnected without closing the modal.',
    owner: 'kernel',
    tests: [
      'kernel/src/wallets/state/restore.test.ts > sessions reconnect and emit CONNECT_SUCCESS, told apart from a first connect',
      'kernel/src/wallets/state/restore.test.ts > on failure that namespace is disconnected without closing the modal',
    ],
  },
  {
    line: 'The auth connector is skipped at start.',
    parts: [
      {
        part: 'the skipping',
        owner: 'kernel',
        tests: ['kernel/src/wallets/state/restore.test.ts > the auth connector is skipped at start'],
      },
      {
        part: 'restoring itself',
        owner: 'connector.auth',
        tests: [
          'test/flows/auth/email.test.ts > a page that is loaded anew is still connected',
          'plugins/auth/src/connector/embedded-wallet.test.ts > restoring itself',
        ],
      },
    ],
  },
  {
    line: 'A successful connect sets connected and records the namespace.',
    owner: 'kernel',
    tests: ['kernel/src/wallets/state/connect.test.ts > a successful connect sets connected and records the namespace'],
  },
  {
    line: '**Per-connection state** relative to a namespace: connected (the active connector), active (known but not current), or disconnected. Anything else is an error.',
    owner: 'kernel',
    tests: [
      'kernel/src/wallets/state/connections.test.ts > per-connection state relative to a namespace: connected (current), active (standby), or disconnected (ended)',
      'kernel/src/wallets/state/connections.test.ts > anything else is an error',
    ],
  },
  {
    line: 'Switching to a connected or active connection reconnects through its connector.',
    owner: 'kernel',
    tests: [
      'kernel/src/wallets/state/decisions.test.ts > switching to a connected or active connection reconnects, to a disconnected one starts fresh',
      'kernel/src/wallets/state/connections.test.ts > reconnects through its connector',
    ],
  },
  {
    line: 'Switching to a disconnected one starts a fresh social, email, wallet-connect or external flow.',
    owner: 'kernel',
    tests: ['kernel/src/wallets/state/connections.test.ts > to a disconnected one starts a fresh flow'],
  },
  {
    line: 'Auth-connected accounts become smartAccount only if the address matches the smart account and smart accounts are enabled. Otherwise they are eoa.',
    parts: [
      {
        part: 'the rule',
        owner: 'kernel',
        tests: [
          'kernel/src/wallets/state/decisions.test.ts > address matches the smart account and smart accounts are enabled',
          'kernel/src/wallets/state/decisions.test.ts > the address does not match',
          'kernel/src/wallets/state/wallet-events.test.ts > the embedded wallet becomes smartAccount only where smart accounts are enabled',
        ],
      },
      {
        part: 'which networks have smart accounts',
        owner: 'connector.auth',
        tests: ['plugins/auth/src/connector/embedded-wallet.test.ts > which networks have smart accounts is what the frame says'],
      },
    ],
  },
  {
    line: 'Default account types: eip155 smartAccount, bip122 payment, polkadot and solana eoa.',
    parts: [
      {
        part: 'as the plugin of a family says, else eoa: polkadot and solana',
        owner: 'kernel',
        tests: [
          'kernel/src/wallets/state/connections.test.ts > default account types, as the plugin of a family says',
          'kernel/src/wallets/state/stores.test.ts > a family that nobody gives a default account type has eoa',
        ],
      },
      { part: 'eip155', owner: 'chain.eip155', tests: ['plugins/eip155/src/manifest.test.ts > its default account type is smartAccount'] },
      { part: 'bip122', owner: 'chain.bip122', tests: ['plugins/bip122/src/accounts.test.ts > its default account type is payment'] },
    ],
  },
  {
    line: "**Multi-wallet**: needs the remote multiWallet feature. Otherwise only the active connector's connections are listed, and listing, switching and deleting show an info alert.",
    parts: [
      {
        part: 'the gate',
        owner: 'kernel',
        tests: [
          'kernel/src/wallets/state/connections.test.ts > without multi-wallet only the active connector is listed, and an info alert is shown',
          'kernel/src/wallets/state/connections.test.ts > without multi-wallet, switching shows an info alert',
          'kernel/src/wallets/state/connections.test.ts > without multi-wallet, deleting shows an info alert',
          'kernel/src/given-by-plugins.test.ts > multi-wallet follows the feature',
        ],
      },
      {
        part: 'the screens',
        owner: 'feature.multi-wallet',
        tests: [
          'playground/gallery/views/multi-wallet.browser.test.ts > a press brings a wallet to the front, and says so',
          'playground/gallery/views/multi-wallet.browser.test.ts > one of earlier is connected anew, one that is gone can only be forgotten',
          'plugins/multi-wallet/src/multi-wallet.test.ts > without the feature the plugin takes no part, and an info alert says why there is but one',
          'test/flows/several-wallets.test.ts > a second wallet is added, the first comes to the front unasked, and signs',
        ],
      },
    ],
  },
  {
    line: 'Removes connectors for the chosen namespace. For wallet-connect or auth it applies to all namespaces.',
    owner: 'kernel',
    tests: [
      'kernel/src/wallets/state/disconnect.test.ts > Removes connectors for the chosen namespace',
      'kernel/src/wallets/state/disconnect.test.ts > it applies to all namespaces',
      'test/flows/solana/pairing.test.ts > a disconnect of the paired family applies to all',
    ],
  },
  {
    line: 'Resets account and network state, removes the connector id, and records the connector as disconnected in storage.',
    owner: 'kernel',
    tests: [
      'kernel/src/wallets/state/disconnect.test.ts > resets account and network state',
      'kernel/src/wallets/state/disconnect-state.test.ts > resets account and network state',
      'kernel/src/wallets/state/disconnect.test.ts > removes the connector id, and records the connector as disconnected in storage',
    ],
  },
  {
    line: 'Clears user and wallet info, resets sending and pairing state, and sets disconnected.',
    parts: [
      {
        part: 'user and wallet info, and the status',
        owner: 'kernel',
        tests: [
          'kernel/src/wallets/state/disconnect.test.ts > clears user and wallet info',
          'kernel/src/wallets/state/disconnect-state.test.ts > clears user and wallet info in storage',
          'kernel/src/wallets/state/disconnect.test.ts > default: every family',
        ],
      },
      {
        part: 'sending state',
        owner: 'feature.send',
        tests: ['plugins/send/src/send-store.test.ts > disconnecting clears the sending state'],
      },
      {
        part: 'pairing state',
        owner: 'connector.walletconnect',
        tests: ['test/flows/pairing/requests.test.ts > the app disconnects: the phone knows'],
      },
    ],
  },
  {
    line: 'Clears sessions if the sign-in setting says so (the default is sign out on disconnect).',
    owner: 'feature.siwx',
    tests: [
      'plugins/siwx/src/siwx.test.ts > clears sessions on disconnect if the setting says so',
      'test/flows/sign-in.test.ts > who disconnects is signed out, also at the backend',
    ],
  },
  {
    line: 'Closes the modal unless told not to. With multi-wallet on, the modal stays open while other connections remain.',
    owner: 'kernel',
    tests: [
      'kernel/src/wallets/state/disconnect.test.ts > closes the modal',
      'kernel/src/wallets/state/disconnect.test.ts > Closes the modal unless told not to',
      'kernel/src/wallets/state/disconnect.test.ts > while other connections remain',
    ],
  },
  {
    line: '**Pairing**: expires after 4 minutes, and counts as expired within 10 s of expiry. On a messaging-app in-app browser or iOS Safari it is cached. A live, unexpired pairing is reused and a pending one is awaited.',
    parts: [
      {
        part: 'the pairing',
        owner: 'connector.walletconnect',
        tests: [
          'plugins/walletconnect/src/pairing/pairing.test.ts > a pairing counts as expired within 10 s of its 4 minutes',
          'plugins/walletconnect/src/pairing/pairing.test.ts > a live link is used again, one that is being made is waited for',
        ],
      },
      {
        part: 'what such a browser is',
        owner: 'kernel',
        tests: [
          'kernel/browser/device-facts.test.ts > inside a messaging app’s in-app browser',
          'kernel/browser/device-facts.test.ts > Safari on an iPhone',
        ],
      },
    ],
  },
  {
    line: 'A network not in the requested list gives the unsupported-network state.',
    owner: 'kernel',
    tests: ['kernel/src/wallets/state/wallet-events.test.ts > a network not in the requested list gives the unsupported-network state'],
  },
  {
    line: 'If network switching is on and unsupported chains are not allowed, UnsupportedChain opens.',
    owner: 'kernel',
    tests: [
      'kernel/src/wallets/state/wallet-events.test.ts > a network not in the requested list gives the unsupported-network state, and UnsupportedChain opens',
      'kernel/src/wallets/state/wallet-events.test.ts > UnsupportedChain does not open when %s',
      'kernel/src/wallets/state/wallet-events.test.ts > network switching is off',
      'kernel/src/wallets/state/wallet-events.test.ts > unsupported chains are allowed',
    ],
  },
  {
    line: 'Switching to a namespace with no address just sets the network.',
    owner: 'kernel',
    tests: [
      'kernel/src/wallets/state/network-switch.test.ts > switching to a namespace with no address just sets the network',
      'kernel/src/wallets/state/decisions.test.ts > switching to a namespace with no address just sets the network',
    ],
  },
  {
    line: 'Switching within the active namespace asks the wallet adapter.',
    owner: 'kernel',
    tests: ['kernel/src/wallets/state/network-switch.test.ts > within the active namespace it asks the wallet adapter'],
  },
  {
    line: 'If the target family is not connected but another is, the active chain is switched first.',
    owner: 'kernel',
    tests: [
      'kernel/src/wallets/state/decisions.test.ts > the target family is not connected but another is: the active chain is switched first',
      'kernel/src/wallets/state/network-switch.test.ts > every other namespace uses SwitchActiveChain',
      'test/flows/solana/families.test.ts > SwitchActiveChain: a network of a family without a wallet asks for one, and leads to its wallets',
    ],
  },
  {
    line: 'Confirmation is required for auth-connected chains or when forced. Otherwise the switch view is shown.',
    owner: 'kernel',
    tests: [
      'kernel/src/wallets/state/decisions.test.ts > confirmation is required for auth-connected chains',
      'kernel/src/wallets/state/decisions.test.ts > confirmation is required when forced',
      'kernel/src/wallets/state/decisions.test.ts > otherwise the switch view is shown',
      'kernel/src/wallets/state/network-switch.test.ts > forced: confirmation',
    ],
  },
  {
    line: 'On wallet-connect, a chain switch is requested first. If the wallet reports an unknown chain, adding it is requested.',
    parts: [
      {
        part: 'the order of the questions',
        owner: 'kernel',
        tests: ['kernel/src/wallets/state/network-switch.test.ts > on wallet-connect a chain switch is requested first, then adding it'],
      },
      {
        part: 'the questions',
        owner: 'connector.walletconnect',
        tests: ['test/flows/pairing/requests.test.ts > a chain switch is requested first'],
      },
    ],
  },
  {
    line: 'A failed switch goes back one view unless the caller asked for throwing.',
    owner: 'kernel',
    tests: ['kernel/src/wallets/state/network-switch.test.ts > a failed switch goes back one view unless the caller asked for throwing'],
  },
]
