/** The kit's own few words. Everything else comes from whoever uses it. */
export const en = {
  amountMax: 'Max',
  clear: 'Clear',
  copied: 'Copied',
  copy: 'Copy',
  copyFailed: 'Could not copy',
  covered: 'Something is covering this button. Move it out of the way to continue.',
  dragToClose: 'Close this sheet',
  loadMore: 'Load more',
  loading: 'Loading',
  nameDoubtful: 'This name is easy to confuse with another. Check the address.',
  notAmount: 'Enter a number, such as {example}.',
  tooManyDecimals: { one: 'At most # decimal place.', other: 'At most # decimal places.' },
  unknownAmount: 'Unknown amount',
} as const
