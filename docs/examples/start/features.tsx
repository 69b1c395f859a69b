import { eip155 } from '@billfold/eip155'
import { mainnet } from '@billfold/eip155/networks'
import { BillfoldConnectButton, useAccount, useSend } from '@billfold/react'
import { send } from '@billfold/send'
import { createBillfold } from '@billfold/ui'
import type { ReactElement } from 'react'

const billfold = createBillfold({ projectId: 'your-project', networks: [mainnet], plugins: [eip155(), send()] })

export function Donate(): ReactElement {
  const { address } = useAccount(billfold)
  const { sent, send: pay } = useSend(billfold)
  if (address === undefined) return <BillfoldConnectButton billfold={billfold} />
  const transfer = { namespace: 'eip155', chainId: 'eip155:1', assetAddress: 'native', amount: '0.01', to: 'donate.eth' } as const
  return <button onClick={() => void pay(transfer)}>{`Donate (${sent?.length ?? 0} so far)`}</button>
}
