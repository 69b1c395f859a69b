import { createBillfold } from '@billfold/ui'
import { eip155 } from '@billfold/eip155'
import { wallets } from '@billfold/wallets'
import { walletConnect } from '@billfold/walletconnect'
import { portfolio } from '@billfold/portfolio'
import { mainnet } from '@billfold/eip155/networks'

export const billfold = createBillfold({
  metadata: {
    name: 'Harbour',
    icons: ['https://harbour.example/icon.png'],
  },
  projectId: 'harbour',
  networks: [mainnet],
  theme: 'dark',
  plugins: [eip155(), wallets(), walletConnect(), portfolio()],
  // Nobody is contacted who is not named here. `wallet` lists wallets, `relay` pairs with phones, `blockchain` reads balances: all are your own cloud.
  endpoints: {},
})
