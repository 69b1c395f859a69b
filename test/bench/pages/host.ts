/** A page with a family, and wallets that were found in the browser. */
import { seaMoss } from '../../../playground/examples/chain/src/manifest.js'
import { seaMossNetworks } from '../../../playground/examples/chain/src/networks.js'
import { createBillfold } from '../../../ui/src/index.js'
import { walletsFound } from './wallets-found.js'

/** Nobody asks for its services before a wallet is chosen: what they need is no part of what is measured. */
const family = { ...seaMoss(), loadOn: [] }

const billfold = createBillfold({
  projectId: 'bench',
  metadata: { name: 'Paper boats', description: 'A host', url: 'https://boats.example', icons: [] },
  networks: [...seaMossNetworks],
  plugins: [family, walletsFound()],
})

Object.assign(globalThis, { billfold })
