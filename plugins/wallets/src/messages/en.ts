/** The words about wallets that are over. */
export const en = {
  title: '{wallet} has ended',
  since: 'It has not worked since {date}.',
  what: 'Your accounts are still yours: they are on the network, not in the wallet.',
  phrase: 'Open a new wallet, choose to import one, and type in the recovery phrase of {wallet}. Never type it into a web page.',
  successor: '{successor} can import it, for example.',
  vendor: 'Only the makers of {wallet} can say how you reach your accounts.',
  website: 'Website of {wallet}',
  choose: 'Choose another wallet',
} as const
