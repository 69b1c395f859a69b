import { billfold } from './page.js'

/** Sends a little of the network's coin, and gives the hash of the transaction. */
export async function pay(to: string): Promise<unknown> {
  const provider = await billfold.getProvider('eip155')
  const { address } = billfold.getSnapshot().account
  if (provider === undefined) throw new Error('Register eip155() first.')
  return provider.request({ method: 'eth_sendTransaction', params: [{ from: address, to, value: '0x38d7ea4c68000' }] })
}
