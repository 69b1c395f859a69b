import { eip155 } from '@billfold/eip155'
import { mainnet } from '@billfold/eip155/networks'
import { siwx } from '@billfold/siwx'
import { solana } from '@billfold/solana'
import { solana as solanaMainnet } from '@billfold/solana/networks'
import { createBillfold } from '@billfold/ui'

export const billfold = createBillfold({
  projectId: 'your-project',
  networks: [mainnet, solanaMainnet],
  plugins: [eip155(), solana(), siwx({ statement: 'Sign in to Harbour.' })],
  endpoints: { siwx: 'https://api.harbour.example/siwx/' },
})
