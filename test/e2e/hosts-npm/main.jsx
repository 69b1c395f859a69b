import { seaMoss } from '@billfold/example-chain'
import { seaMossNetworks } from '@billfold/example-chain/networks'
import { notePad } from '@billfold/example-feature'
import { useModal } from '@billfold/react'
import { createBillfold } from '@billfold/ui'
import { version } from 'react'
import { createRoot } from 'react-dom/client'

const billfold = createBillfold({
  projectId: 'e2e',
  networks: seaMossNetworks,
  plugins: [seaMoss(), notePad()],
})

function App() {
  const { isOpen, open } = useModal(billfold)
  return (
    <main>
      <h1>React {version}</h1>
      <button onClick={() => open({ view: 'NotePad' })}>Notes</button>
      <output>{isOpen ? 'open' : 'closed'}</output>
    </main>
  )
}

createRoot(document.querySelector('#root')).render(<App />)
