import type { PairingChannel } from '@billfold/kernel'
import { LateWallet } from '../provider/late-wallet.js'
import type { SolanaAbility, SolanaWallet } from '../provider/solana-wallet.js'

const methods: { readonly [K in SolanaAbility]?: string } = {
  signMessage: 'solana_signMessage',
  signTransaction: 'solana_signTransaction',
  signAndSendTransaction: 'solana_signAndSendTransaction',
}

/** A paired wallet as every other wallet of the family is talked to. */
export function pairedWallet(line: PairingChannel): SolanaWallet {
  return new LateWallet({
    can: (ability) => {
      const method = methods[ability]
      return method !== undefined && line.methods.includes(method)
    },
    load: async () => new (await import('./paired-operations.js')).PairedOperations(line),
  })
}
