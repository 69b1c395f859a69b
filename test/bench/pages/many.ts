/** A page whose visitor may search ten thousand wallets. */
import { exampleChain } from '../../../playground/examples/chain/src/manifest.js'
import { exampleNetworks } from '../../../playground/examples/chain/src/networks.js'
import { createBillfold } from '../../../ui/src/index.js'
import { manyWallets } from './many-wallets.js'
import { walletsFound } from './wallets-found.js'

const billfold = createBillfold({
  projectId: 'bench',
  networks: [...exampleNetworks],
  plugins: [exampleChain(), walletsFound(), manyWallets(10_000)],
})

Object.assign(globalThis, { billfold })
