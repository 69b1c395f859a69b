/** Which wallet the choice of a chain family is about. */
export interface ConnectFamiliesData {
  readonly name: string
}

/** The views that the shell adds to the product's. */
declare module '@billfold/kernel' {
  interface Views {
    /** What a wallet is, for who has none yet. */
    WhatIsAWallet: undefined
    /** What a network is. */
    WhatIsANetwork: undefined
    /** A wallet that reaches several families: which one to connect. */
    ConnectFamilies: ConnectFamiliesData
  }
}
