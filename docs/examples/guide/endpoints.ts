import { eip155 } from '@billfold/eip155'
import { mainnet } from '@billfold/eip155/networks'
import { portfolio } from '@billfold/portfolio'
import { createBillfold } from '@billfold/ui'
import { walletConnect } from '@billfold/walletconnect'
import { wallets } from '@billfold/wallets'

export const billfold = createBillfold({
  projectId: 'your-project',
  networks: [mainnet],
  plugins: [eip155(), wallets(), walletConnect(), portfolio()],
  endpoints: {
    wallet: 'https://cloud.harbour.example',
    blockchain: 'https://cloud.harbour.example',
    relay: 'wss://cloud.harbour.example/relay',
  },
})
