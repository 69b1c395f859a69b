/** The smallest app: what it loads is what the front page says of Billfold. It names a network without its node, so that it contacts nobody. */
import { eip155 } from '@billfold/eip155'
import { mainnet } from '@billfold/eip155/networks'
import { createBillfold } from '@billfold/ui'

createBillfold({
  projectId: 'your-project',
  networks: [{ ...mainnet, rpcUrls: { default: { http: [] } } }],
  plugins: [eip155()],
})
