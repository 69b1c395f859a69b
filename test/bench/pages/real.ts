/** A page as most are: EVM chains, the list of wallets, and pairing with a phone. It is weighed, and nobody visits it: it needs no wallet. */
import { eip155 } from '../../../plugins/eip155/src/manifest.js'
import { mainnet } from '../../../plugins/eip155/src/networks/index.js'
import { createBillfold } from '../../../ui/src/index.js'
import { walletConnect } from '../../../plugins/walletconnect/src/manifest.js'
import { wallets } from '../../../plugins/wallets/src/manifest.js'

createBillfold({
  projectId: 'bench',
  metadata: { name: 'Paper boats', description: 'A host', url: 'https://boats.example', icons: [] },
  networks: [mainnet],
  plugins: [eip155(), wallets(), walletConnect()],
})
