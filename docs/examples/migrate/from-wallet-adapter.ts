import { solana } from '@billfold/solana'
import { solana as mainnet } from '@billfold/solana/networks'
import { createBillfold } from '@billfold/ui'

export const billfold = createBillfold({
  projectId: 'your-project',
  networks: [mainnet],
  plugins: [solana()],
  rpcUrls: { [mainnet.caipNetworkId]: ['https://your-node.example'] },
})

export const choose = (): Promise<void> => billfold.open({ namespace: 'solana' })

/** A signer for `@solana/kit`, in place of `signMessage` and `signTransaction` of `useWallet()`. */
export async function signMessages(messages: readonly Uint8Array[]): Promise<unknown> {
  const provider = await billfold.getProvider('solana')
  if (provider === undefined) throw new Error('Register solana() first.')
  const content = messages.map((message) => ({ content: message, signatures: {} }))
  return provider.signer().modifyAndSignMessages(content)
}
