/** The words of the list of all transactions, and of one. */
export const enLater = {
  transactions: 'Transactions',
  olderFailed: 'Older transactions did not load',

  confirmed: 'Confirmed',
  pendingText: 'It is on its way. This page looks for news by itself.',
  failedText: 'It was mined without effect. Only its fee was paid.',
  suspiciousText:
    'It moves nothing of worth, and stands here so that somebody copies its addresses by mistake. They cannot be copied here.',

  status: 'Status',
  from: 'From',
  to: 'To',
  network: 'Network',
  time: 'Time',
  hash: 'Transaction',
  copyFrom: 'Copy the sender',
  copyTo: 'Copy the receiver',
  copyHash: 'Copy the transaction',

  gone: 'This transaction is not here any more',
  goneText: 'The account or the network was changed, or the chain took it back.',
} as const
