import { type Address, createWalletClient, custom, parseEther } from 'viem'
import { mainnet } from 'viem/chains'

import { billfold } from '../start/page.js'

/** The provider stays the same while wallets come and go: so may the client. */
export async function pay(account: Address, to: Address): Promise<string> {
  const provider = await billfold.getProvider('eip155')
  if (provider === undefined) throw new Error('Register eip155() first.')
  const client = createWalletClient({ account, chain: mainnet, transport: custom(provider) })
  return client.sendTransaction({ to, value: parseEther('0.001') })
}
