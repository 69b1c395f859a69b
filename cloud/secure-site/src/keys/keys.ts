/** All that makes and uses keys, which is loaded when somebody needs one. */
export { type Addresses, type Family, addressOf, addressesOf, withPrivateKey, wordsOf } from './derive.js'
export { joinShares, makeEntropy, splitEntropy } from './entropy.js'
