import { createBillfold } from '@billfold/ui'
import { eip155 } from '@billfold/eip155'
import { wallets } from '@billfold/wallets'
import { walletConnect } from '@billfold/walletconnect'
import { portfolio } from '@billfold/portfolio'
import { mainnet, polygon } from '@billfold/eip155/networks'
import { metis } from 'viem/chains'

export const billfold = createBillfold({
  metadata: {
    name: 'Harbour',
  },
  projectId: 'harbour',
  networks: [mainnet, polygon, metis],
  theme: 'dark',
  defaultNetwork: polygon,
  plugins: [eip155(), wallets(), walletConnect(), portfolio()],
  // Nobody is contacted who is not named here. `wallet` lists wallets, `relay` pairs with phones, `blockchain` reads balances: all are your own cloud.
  endpoints: {},
})
