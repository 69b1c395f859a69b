import type { Eip1193Provider } from '@billfold/eip155/contract'
import { connect, createConfig, getAccount, injected, sendTransaction, signMessage } from '@wagmi/core'
import { BrowserProvider } from 'ethers'
import { type Chain, type Hex, createWalletClient, custom, http } from 'viem'
import { Web3 } from 'web3'

/** Results of a client library that uses the provider of the app. */
export interface ClientResults {
  readonly address: string
  readonly signature: string
  readonly hash: string
}

export interface ClientTask {
  /** As the app was given it. */
  readonly provider: Eip1193Provider
  readonly chain: Chain
  readonly message: string
  readonly to: Hex
  readonly value: bigint
}

/** Connects, signs and sends, by the client's name. */
export const clients: Readonly<Record<string, (task: ClientTask) => Promise<ClientResults>>> = {
  async viem({ provider, chain, message, to, value }) {
    const client = createWalletClient({ chain, transport: custom(provider) })
    const [account] = await client.requestAddresses()
    if (account === undefined) throw new Error('viem got no account')
    const signature = await client.signMessage({ account, message })
    return { address: account, signature, hash: await client.sendTransaction({ account, to, value }) }
  },
  async ethers({ provider, message, to, value }) {
    const signer = await new BrowserProvider(provider).getSigner()
    const signature = await signer.signMessage(message)
    return { address: signer.address, signature, hash: (await signer.sendTransaction({ to, value })).hash }
  },
  async web3({ provider, message, to, value }) {
    const { eth, utils } = new Web3(provider)
    const [from] = await eth.requestAccounts()
    if (from === undefined) throw new Error('web3 got no account')
    const signature = await eth.personal.sign(utils.utf8ToHex(message), from, '')
    const { transactionHash } = await eth.sendTransaction({ from, to, value: utils.toHex(value) })
    return { address: from, signature, hash: String(transactionHash) }
  },
  async wagmi({ provider, chain, message, to, value }) {
    const connector = injected({ target: { id: 'billfold', name: 'Billfold', provider: () => provider as never } })
    const config = createConfig({ chains: [chain], transports: { [chain.id]: http() }, connectors: [connector], storage: null })
    await connect(config, { connector })
    const signature = await signMessage(config, { message })
    const hash = await sendTransaction(config, { to, value })
    return { address: getAccount(config).address ?? '', signature, hash }
  },
}
