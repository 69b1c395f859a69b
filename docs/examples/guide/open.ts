import { billfold } from '../start/page.js'

export const chooseNetwork = (): Promise<void> => billfold.open({ view: 'Networks' })

/** Wallets of one family alone. */
export const connectSolana = (): Promise<void> => billfold.open({ namespace: 'solana' })
