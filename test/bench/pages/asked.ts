/** A page with a wallet that announces itself, and answers when the bench says so. */
import { eip155 } from '../../../plugins/eip155/src/manifest.js'
import { portfolio } from '../../../plugins/portfolio/src/manifest.js'
import { createBillfold } from '../../../ui/src/index.js'
import { fakeNetwork } from '../../fakes/index.js'

const accounts = ['0x7a16fF8270133F063aAb6C9977183D9e72835428']
const asked = { answer: (): void => undefined }

const provider = {
  request: ({ method }: { readonly method: string }): Promise<unknown> => {
    if (method === 'eth_requestAccounts') return new Promise((resolve) => (asked.answer = () => resolve(accounts)))
    if (method === 'eth_accounts') return Promise.resolve(accounts)
    if (method === 'eth_chainId') return Promise.resolve('0x1')
    return Promise.reject(Object.assign(new Error('Not known here'), { code: 4200 }))
  },
  on: () => provider,
  removeListener: () => provider,
}

const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Tern', rdns: 'example.tern', icon: 'data:image/png;base64,AA==' }
const announce = (): unknown =>
  dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider: Object.freeze(provider) }) }))
addEventListener('eip6963:requestProvider', announce)

const billfold = createBillfold({
  projectId: 'bench',
  networks: [fakeNetwork('eip155')],
  plugins: [eip155(), portfolio()],
})

Object.assign(globalThis, { billfold, asked })
