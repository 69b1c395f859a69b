import { carol } from '@billfold/local-chains/evm/seed'

import type { FlowWallet } from '../page/flow-page.js'

/** An announced wallet with Alice's and Brook's accounts. */
export const tern: FlowWallet = { name: 'Tern', rdns: 'example.tern' }

/** Another announced wallet, with Carol's account. */
export const gull: FlowWallet = { name: 'Gull', rdns: 'example.gull', privateKeys: [carol.privateKey] }

/** A wallet of old, that stands at `window.ethereum` and announces nothing. */
export const auk: FlowWallet = { name: 'Auk', rdns: 'example.auk', isAnnounced: false, isLegacy: true }
