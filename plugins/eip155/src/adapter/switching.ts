import { type Network, isBillfoldError, walletError } from '@billfold/kernel'
import { chainIdHex } from '../rpc/hex.js'
import { evmError } from '../errors.js'
import { type AskedSession, promptSession, walletNetwork } from './wallet-call.js'

/** How long a wallet that said yes may take to be there, in milliseconds, looked at this often. */
const patience = { gap: 250, looks: 8 } as const

/** Asks the wallet for a network and makes sure that it went there. */
export async function switchNetwork(session: AskedSession, network: Network): Promise<void> {
  const { caipNetworkId: networkId } = network
  const chainId = chainIdHex(network.id)
  if (chainId === undefined) throw walletError('wallet/unknown-network', { networkId })
  try {
    await promptSession(session, { method: 'wallet_switchEthereumChain', params: [{ chainId }] }, { networkId })
  } catch (error) {
    // 4901 is what some wallets say of a network that they have never heard of.
    if (isBillfoldError(error) && error.code === 'wallet/network-disconnected')
      throw walletError('wallet/unknown-network', { networkId }, error)
    throw error
  }
  await untilThere(session, network)
}

/** Asks the wallet to learn a network, by the network's own nodes. */
export async function addNetwork(session: AskedSession, network: Network): Promise<void> {
  const { caipNetworkId: networkId } = network
  if (chainIdHex(network.id) === undefined) throw walletError('wallet/unknown-network', { networkId })
  await promptSession(session, { method: 'wallet_addEthereumChain', params: [chainDescription(network)] }, { networkId })
}

/** A network as `wallet_addEthereumChain` takes it. What is not there is left out: wallets refuse empty lists. */
export function chainDescription({
  id,
  name,
  nativeCurrency,
  rpcUrls,
  blockExplorers,
  assets,
}: Network): Readonly<Record<string, unknown>> {
  const { imageUrl } = assets ?? {}
  return {
    chainId: chainIdHex(id),
    rpcUrls: [...new Set([...(rpcUrls.chainDefault?.http ?? []), ...rpcUrls.default.http])],
    chainName: name,
    nativeCurrency: { name: nativeCurrency.name, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals },
    ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
    ...(imageUrl?.startsWith('https:') && { iconUrls: [imageUrl] }),
  }
}

/** Some wallets say yes a moment before they are there, and some say yes and stay. */
async function untilThere(session: AskedSession, network: Network): Promise<void> {
  for (let look = 0; look < patience.looks; look += 1) {
    if (look > 0) await new Promise<void>((resolve) => void session.clock.after(patience.gap, resolve))
    if ((await walletNetwork(session)) === network.caipNetworkId) return
  }
  throw evmError('evm/not-switched', { wallet: session.connector.name, network: network.name })
}
