/** English, from which the others are translated. */
export const en = {
  receive: 'Receive',
  code: 'Code with the address of this account',
  address: 'Address',
  copy: 'Copy address',
  only: 'On {network} only. What is sent to this address on another network may not arrive.',
  disconnectedText: 'Connect a wallet to receive into it.',
  failed: 'No address',
  failedText: 'The address could not be written for this network. Nothing was sent or received.',
} as const
