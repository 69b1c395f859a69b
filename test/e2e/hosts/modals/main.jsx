import { createBillfold } from '@billfold/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { options } from 'shared'

import './page.css'
import { dialogs } from './dialogs.jsx'

const Dialog = dialogs[new URLSearchParams(location.search).get('of')]
const billfold = createBillfold(options())

// A page with hot-keys of its own, which counts them.
document.addEventListener('keydown', ({ key }) => {
  const { dataset } = document.documentElement
  dataset.keys = `${dataset.keys ?? ''}${key}`
})

createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <h1>A page with a modal of its own</h1>
    <Dialog>
      <h2>Check out</h2>
      <input aria-label="Voucher" id="voucher" />
      <button id="networks" onClick={() => billfold.open({ view: 'Networks' })}>
        Networks
      </button>
      <billfold-button id="connect" />
    </Dialog>
  </StrictMode>,
)
