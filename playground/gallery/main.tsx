import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { Gallery } from './page/gallery.js'

const container = document.querySelector('#gallery')
if (container === null) throw new Error('The page has no element with the id "gallery".')
createRoot(container).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)
