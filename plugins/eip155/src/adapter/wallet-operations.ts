/** What is done with a connected wallet: it arrives with the first of these. */
export { readCapabilities } from './capabilities.js'
export { estimateRequest, sendTransaction } from './sending.js'
export { signMessage, signTypedData } from './signing.js'
export { addNetwork, switchNetwork } from './switching.js'
export { transferRequest } from './transfer.js'
export { readAssets } from './wallet-assets.js'
