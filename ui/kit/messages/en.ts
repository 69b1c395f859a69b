/** The words of the kit's own components: what every plugin would say in the same words. */
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
  tryAgain: 'Try again',
  unknownAmount: 'Unknown amount',
} as const
