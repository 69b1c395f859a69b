import type { Key } from '@billfold/kernel'
import { nameRegistrationKey } from '../contract.js'
import type { RegistrationStore } from './registration-store.js'

/** The key of the registration for the plugin's own views. */
export const registrationStoreKey: Key<RegistrationStore> = nameRegistrationKey as Key<RegistrationStore>
