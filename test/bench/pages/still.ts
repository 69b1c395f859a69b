/** A page whose account, wallets and balance come one after the other: what stands must stay where it is. */
import { eip155 } from '../../../plugins/eip155/src/manifest.js'
import { mainnet } from '../../../plugins/eip155/src/networks/index.js'
import { portfolio } from '../../../plugins/portfolio/src/manifest.js'
import { createBillfold } from '../../../ui/src/index.js'
import { walletConnect } from '../../../plugins/walletconnect/src/manifest.js'
import { wallets } from '../../../plugins/wallets/src/manifest.js'

const accounts = ['0x7a16fF8270133F063aAb6C9977183D9e72835428']
const answers: Readonly<Record<string, unknown>> = { eth_requestAccounts: accounts, eth_accounts: accounts, eth_chainId: '0x4d' }

/** A network of whose tokens nobody knows. */
const harbour = { ...mainnet, id: 77, caipNetworkId: 'eip155:77', name: 'Harbour' } as const

/** A wallet that takes its time. */
const provider = {
  request: async ({ method }: { readonly method: string }): Promise<unknown> => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    if (method in answers) return answers[method]
    throw Object.assign(new Error('Not known here'), { code: 4200 })
  },
  on: () => provider,
  removeListener: () => provider,
}

const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Tern', rdns: 'example.tern', icon: 'data:image/png;base64,AA==' }
const announce = (): unknown =>
  dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider: Object.freeze(provider) }) }))
addEventListener('eip6963:requestProvider', announce)

createBillfold({
  projectId: 'bench',
  metadata: { name: 'Paper boats', description: 'A host', url: 'https://boats.example', icons: [] },
  networks: [harbour, { ...harbour, id: 78, caipNetworkId: 'eip155:78', name: 'Pier' }],
  rpcUrls: { 'eip155:77': [`${location.origin}/node`], 'eip155:78': [`${location.origin}/node`] },
  endpoints: { relay: [`ws://${location.host}/relay`] },
  plugins: [eip155(), portfolio(), wallets(), walletConnect()],
})
