const accounts = ['0x70997970c51812dc3a010c7d01b50e0d17dc79c8']
const key = 'wallet of the page'

/** A wallet that lives in the page, announces itself as EIP-6963 has it, and knows after a reload that it was connected. */
export function announceWallet() {
  const provider = { request, on() {}, removeListener() {} }
  const info = {
    uuid: 'f7a2b1de-0a51-4f6a-9a3c-6a1f0c5f2b11',
    name: 'Paper wallet',
    rdns: 'example.paper',
    icon: 'data:image/svg+xml,<svg/>',
  }
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
}

async function request({ method }) {
  if (method === 'eth_requestAccounts') localStorage.setItem(key, 'yes')
  if (method === 'eth_chainId') return '0x1'
  if (['eth_accounts', 'eth_requestAccounts'].includes(method)) return localStorage.getItem(key) === null ? [] : accounts
  throw Object.assign(new Error(`This wallet knows no ${method}.`), { code: 4200 })
}
