/** A page whose visitor may search ten thousand wallets. */
import { seaMoss } from '../../../playground/examples/chain/src/manifest.js'
import { seaMossNetworks } from '../../../playground/examples/chain/src/networks.js'
import { createBillfold } from '../../../ui/src/index.js'
import { manyWallets } from './many-wallets.js'
import { walletsFound } from './wallets-found.js'

const billfold = createBillfold({
  projectId: 'bench',
  networks: [...seaMossNetworks],
  plugins: [seaMoss(), walletsFound(), manyWallets(10_000)],
})

Object.assign(globalThis, { billfold })
