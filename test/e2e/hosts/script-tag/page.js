import { createBillfold, eip155, eip155Networks } from './billfold/billfold.js'
import { announceWallet } from './wallet.js'

announceWallet()
// Without nodes: this page contacts nobody.
const mainnet = { ...eip155Networks.mainnet, rpcUrls: { default: { http: [] } } }
const { locale = 'en' } = Object.fromEntries(new URLSearchParams(location.search))
const billfold = createBillfold({ projectId: 'e2e', networks: [mainnet], plugins: [eip155()], locale })
const account = document.querySelector('#account')

billfold.subscribe(() => {
  account.textContent = billfold.getSnapshot().account.address ?? ''
})
