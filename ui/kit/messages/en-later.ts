/** The words of components that no first view shows. */
export const enLater = {
  chooseNetwork: 'Choose network',
  connectWallet: 'Connect wallet',
  explorer: 'View on {explorer}',
  explorerName: 'explorer',
  handshakeBroken: '{from} and {to} are not connected',
  handshakeOk: '{from} and {to} are connected',
  handshakePending: 'Waiting for {to}',
  noneFound: 'Nothing found',
  notConnected: 'No wallet connected',
  notListed: 'Not available on {network}',
  offline: 'You are offline',
  thisApp: 'this app',
  tryAgainIn: { one: 'Try again in # s', other: 'Try again in # s' },
  updated: 'Updated {time}',
} as const
