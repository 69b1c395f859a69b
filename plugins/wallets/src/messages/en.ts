/** The words about wallets that are over. */
export const en = {
  title: '{wallet} is discontinued',
  since: 'It has not been available since {date}.',
  what: 'Your accounts are still yours. They exist on the network, not in the wallet.',
  phrase:
    'Install another wallet, choose to import an existing one, and enter the recovery phrase of {wallet} there. Never enter it on a website.',
  successor: 'For example, you can import it into {successor}.',
  vendor: 'Only the makers of {wallet} can tell you how to access your accounts.',
  website: 'Website of {wallet}',
  choose: 'Choose another wallet',
} as const
