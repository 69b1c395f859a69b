/** A page whose visitor holds ten thousand tokens. */
import { portfolio } from '../../../plugins/portfolio/src/manifest.js'
import { createBillfold } from '../../../ui/src/index.js'
import { fakeChain, fakeNetwork } from '../../fakes/index.js'
import { heldTokens } from './held-tokens.js'
import { holder } from './holder.js'

const billfold = createBillfold({
  projectId: 'bench',
  networks: [fakeNetwork('eip155')],
  plugins: [fakeChain('eip155', { tokens: () => Promise.resolve(heldTokens(10_000)) }), holder, portfolio()],
})

Object.assign(globalThis, { billfold })
