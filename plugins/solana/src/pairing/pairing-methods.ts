/** What a paired wallet is asked to allow. It allows what it knows. */
export const pairingMethods: readonly string[] = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_requestAccounts',
  'solana_getAccounts',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

/** What a paired wallet is asked to tell. */
export const pairingEvents: readonly string[] = ['accountsChanged', 'chainChanged']
