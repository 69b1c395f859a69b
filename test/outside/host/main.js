import { eip155 } from '@billfold/eip155'
import { mainnet } from '@billfold/eip155/networks'
import { solana } from '@billfold/solana'
import { solana as solanaMainnet } from '@billfold/solana/networks'
import { createBillfold } from '@billfold/ui'

const node = [`${location.origin}/node`]
const networks = [mainnet, solanaMainnet]
const billfold = createBillfold({
  projectId: 'your-project',
  networks,
  plugins: [eip155(), solana()],
  rpcUrls: Object.fromEntries(networks.map(({ caipNetworkId }) => [caipNetworkId, node])),
})

const write = (id, text) => document.querySelector(`#${id}`)?.replaceChildren(text)

billfold.subscribe(() => {
  for (const [family, { account }] of Object.entries(billfold.getSnapshot().families)) write(family, account.address ?? '')
})
document.querySelector('#sign')?.addEventListener('click', () => void sign())

async function sign() {
  const { address } = billfold.getSnapshot().account
  const provider = await billfold.getProvider('eip155')
  try {
    write('signature', await provider.request({ method: 'personal_sign', params: ['0x6265727468', address] }))
  } catch ({ code, message }) {
    write('signature', `${code}: ${message}`)
  }
}
