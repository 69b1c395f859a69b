import { eip155 } from '@billfold/eip155'
import { arbitrum, mainnet } from '@billfold/eip155/networks'
import { BillfoldButton, useAccount, useModal } from '@billfold/react'
import { solana } from '@billfold/solana'
import { solana as solanaMainnet } from '@billfold/solana/networks'
import { createBillfold } from '@billfold/ui'
import type { ReactElement } from 'react'

const billfold = createBillfold({
  projectId: 'your-project',
  metadata: { name: 'Harbour', description: 'Boats of paper', url: 'https://harbour.example', icons: ['https://harbour.example/icon.png'] },
  networks: [mainnet, arbitrum, solanaMainnet],
  plugins: [eip155(), solana()],
})

export function Header(): ReactElement {
  const { open } = useModal(billfold)
  const { address } = useAccount(billfold, 'eip155')
  return (
    <header>
      <BillfoldButton billfold={billfold} />
      {address !== undefined && <button onClick={() => void open({ view: 'Networks' })}>Networks</button>}
    </header>
  )
}
