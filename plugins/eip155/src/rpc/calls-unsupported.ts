/** Codes of EIP-5792 for calls that a wallet cannot carry out, or not as one: nothing of them was sent. */
export const callsUnsupported: readonly number[] = [5700, 5710, 5740, 5750, 5760]
