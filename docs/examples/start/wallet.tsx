'use client'
import { eip155 } from '@billfold/eip155'
import { base, mainnet } from '@billfold/eip155/networks'
import { BillfoldConnectButton, useAccount, useBalance, useDisconnect, useNetwork } from '@billfold/react'
import { createBillfold } from '@billfold/ui'
import type { ReactElement } from 'react'

const billfold = createBillfold({ projectId: 'your-project', networks: [mainnet, base], plugins: [eip155()] })

export function Wallet(): ReactElement {
  const { address } = useAccount(billfold)
  const network = useNetwork(billfold)
  const balance = useBalance(billfold)
  const { disconnect } = useDisconnect(billfold)
  if (address === undefined) return <BillfoldConnectButton billfold={billfold} />
  return (
    <section>
      <p>
        {address} on {network?.name}, {balance?.balance} {balance?.symbol}
      </p>
      <button onClick={() => void billfold.switchNetwork(base.id)}>Go to Base</button>
      <button onClick={() => void disconnect()}>Disconnect</button>
    </section>
  )
}
