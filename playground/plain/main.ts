/** The smallest app: what it loads is what the front page says of Billfold. It names a network without its node, so that it contacts nobody. */
import { createBillfold, eip155, mainnet } from '@billfold/evm'

createBillfold({
  projectId: 'your-project',
  networks: [{ ...mainnet, rpcUrls: { default: { http: [] } } }],
  plugins: [eip155()],
})
