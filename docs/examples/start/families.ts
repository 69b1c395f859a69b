import { bip122 } from '@billfold/bip122'
import { bitcoin } from '@billfold/bip122/networks'
import { eip155 } from '@billfold/eip155'
import { mainnet } from '@billfold/eip155/networks'
import { solana } from '@billfold/solana'
import { solana as solanaMainnet } from '@billfold/solana/networks'
import { createBillfold } from '@billfold/ui'

export const billfold = createBillfold({
  projectId: 'your-project',
  networks: [mainnet, solanaMainnet, bitcoin],
  plugins: [eip155(), solana(), bip122()],
})
