import { eip155 } from '@billfold/eip155'
import { mainnet } from '@billfold/eip155/networks'
import { connectFeature, featureStore } from '@billfold/headless'
import { createBillfold } from '@billfold/ui'

export const billfold = createBillfold({
  projectId: 'your-project',
  networks: [mainnet],
  plugins: [eip155({ discovery: 'start' })],
  warm: 'off',
})
const connecting = featureStore(billfold, connectFeature)

/** A list of wallets of one's own, in an element of the page. Returns the undo. */
export function drawWallets(list: Element): () => void {
  const draw = (): void => {
    const { wallets = [], connect } = connecting.getSnapshot()
    const buttons = wallets.map(({ id, name }) => {
      const button = document.createElement('button')
      button.textContent = name
      button.addEventListener('click', () => void connect(id))
      return button
    })
    list.replaceChildren(...buttons)
  }
  const leave = connecting.subscribe(draw)
  void connecting.getSnapshot().find()
  return leave
}

/** Asks the wallet that is connected for a signature. */
export async function sign(message: string): Promise<unknown> {
  const provider = await billfold.getProvider('eip155')
  const { address } = billfold.getSnapshot().account
  const hex = [...new TextEncoder().encode(message)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return provider?.request({ method: 'personal_sign', params: [`0x${hex}`, address] })
}
