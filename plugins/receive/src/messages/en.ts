/** English, from which the others are translated. */
export const en = {
  receive: 'Receive',
  code: 'Code with the address of this account',
  address: 'Address',
  copy: 'Copy address',
  only: 'On {network} only. What is sent to this address on another network may not arrive.',
  disconnected: 'No wallet is connected',
  disconnectedText: 'Connect a wallet to receive into it.',
  connect: 'Connect wallet',
  failed: 'No address',
  failedText: 'The address could not be written for this network. Nothing was sent or received.',
  tryAgain: 'Try again',
} as const
