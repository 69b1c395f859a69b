/** A page as most are: EVM chains, the list of wallets, pairing with a phone, and one wallet in the browser. */
import { eip155 } from '../../../plugins/eip155/src/manifest.js'
import { mainnet } from '../../../plugins/eip155/src/networks/index.js'
import { createBillfold } from '../../../ui/src/index.js'
import { walletConnect } from '../../../plugins/walletconnect/src/manifest.js'
import { wallets } from '../../../plugins/wallets/src/manifest.js'

const provider = {
  request: () => Promise.reject(Object.assign(new Error('Not known here'), { code: 4200 })),
  on: () => provider,
  removeListener: () => provider,
}

const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Fjord', rdns: 'example.fjord', icon: 'data:image/png;base64,AA==' }
const announce = (): unknown =>
  dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider: Object.freeze(provider) }) }))
addEventListener('eip6963:requestProvider', announce)

createBillfold({
  projectId: 'bench',
  metadata: { name: 'Paper boats', description: 'A host', url: 'https://boats.example', icons: [] },
  networks: [mainnet],
  plugins: [eip155(), wallets(), walletConnect()],
})
