import { BillfoldButton, useAccount } from '@billfold/react'
import { createBillfold } from '@billfold/ui'
import { options } from 'shared'

const billfold = createBillfold(options())

export function App() {
  const { address } = useAccount(billfold)
  return (
    <main>
      <h1>A React app</h1>
      <button id="before">Before</button>
      <span id="connect">
        <BillfoldButton billfold={billfold} />
      </span>
      <button id="after">After</button>
      <output id="account">{address}</output>
    </main>
  )
}
