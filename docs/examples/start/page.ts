import { eip155 } from '@billfold/eip155'
import { base, mainnet } from '@billfold/eip155/networks'
import { createBillfold } from '@billfold/ui'
import { wallets } from '@billfold/wallets'

export const billfold = createBillfold({
  projectId: 'your-project',
  metadata: { name: 'Harbour', url: 'https://harbour.example' },
  networks: [mainnet, base],
  plugins: [eip155(), wallets()],
})
