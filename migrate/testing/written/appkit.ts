import { createBillfold } from '@billfold/ui'
import { eip155 } from '@billfold/eip155'
import { solana as solanaPlugin } from '@billfold/solana'
import { wallets } from '@billfold/wallets'
import { walletConnect } from '@billfold/walletconnect'
import { portfolio } from '@billfold/portfolio'
import { mainnet, arbitrum } from '@billfold/eip155/networks'
import { solana } from '@billfold/solana/networks'
import { name } from './about'
import icon from './about'

const base = 'https://harbour.example'

const metadata = { name, description: 'Boats of paper', url: base, icons: [`${base}/${icon}`] }

export const billfold = createBillfold({
  projectId: 'harbour',
  networks: [mainnet, arbitrum, solana],
  defaultNetwork: mainnet,
  metadata,
  theme: 'light',
  variables: { '--billfold-accent': '#0b6a60' },
  features: { analytics: false, email: false, socials: false, swaps: false },
  wallets: {
    featured: ['c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'],
  },
  plugins: [eip155(), solanaPlugin(), wallets(), walletConnect(), portfolio()],
  // Nobody is contacted who is not named here. `wallet` lists wallets, `relay` pairs with phones, `blockchain` reads balances: all are your own cloud.
  endpoints: {},
})
