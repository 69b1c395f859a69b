/** Which wallet the choice of a chain family is about. */
export interface ConnectFamiliesData {
  readonly name: string
}

/** The views that the shell adds to the product's. */
declare module '@billfold/kernel' {
  interface Views {
    WhatIsAWallet: undefined
    WhatIsANetwork: undefined
    /** A wallet that reaches several families: which one to connect. */
    ConnectFamilies: ConnectFamiliesData
  }
}
