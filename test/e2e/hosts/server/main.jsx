import { hydrateRoot } from 'react-dom/client'

import { App } from './app.jsx'

hydrateRoot(document.querySelector('#root'), <App />, {
  onRecoverableError: (error) => console.error('recovered', error),
})
