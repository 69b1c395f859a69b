/** A page with a family, and wallets that were found in the browser. */
import { exampleChain } from '../../../playground/examples/chain/src/manifest.js'
import { exampleNetworks } from '../../../playground/examples/chain/src/networks.js'
import { createBillfold } from '../../../ui/src/index.js'
import { walletsFound } from './wallets-found.js'

const billfold = createBillfold({
  projectId: 'bench',
  metadata: { name: 'Paper boats', description: 'A host', url: 'https://boats.example', icons: [] },
  networks: [...exampleNetworks],
  plugins: [exampleChain(), walletsFound()],
})

Object.assign(globalThis, { billfold })
