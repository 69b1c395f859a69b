import { type FeatureName, featureOf } from './features.js'

/** A wallet of the Wallet Standard as a session carries it. */
export class StandardWallet {
  constructor(
    readonly standard: object,
    readonly name: string,
  ) {
    Object.freeze(this)
  }

  /** True for a wallet that has this feature right now. */
  has(feature: FeatureName): boolean {
    return featureOf(this.standard, feature) !== undefined
  }
}
