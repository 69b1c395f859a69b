/** English, from which the others are translated. */
export const en = {
  title: 'Review',
  lead: '{wallet} is asked for this on {network}.',
  unknown: 'A call that nobody here can read',
  unknownText: 'No descriptor of this contract is known. Go on only if you trust this page.',
  noDescriptor: 'No descriptor of this contract is known.',
  unknownData: 'Data to sign',
  contract: 'Contract',
  owner: 'Made by',
  step: 'Part {index} of {count}',
  goOn: 'Continue in {wallet}',
  reject: 'Reject',
  everything: 'All {symbol}',
  units: '{units} units',
  nothing: 'Nothing to review',
} as const
