import type { AccountType } from '../contract/account.js'

/** Every type that an account can have. */
export const accountTypes: readonly AccountType[] = ['eoa', 'smartAccount', 'payment', 'ordinal']
