import type { Key } from '@billfold/kernel'

import type { Away } from './away.js'
import type { ClientHolder } from './client/client-holder.js'
import type { PairingProfiles } from './connector/pairing-profiles.js'
import type { PairedSessions } from './session/sessions.js'

/** What the plugin keeps to itself. */
export const holderKey = 'walletconnect.holder' as Key<ClientHolder>
export const profilesKey = 'walletconnect.profiles' as Key<PairingProfiles>
export const sessionsKey = 'walletconnect.sessions' as Key<PairedSessions>
export const awayKey = 'walletconnect.away' as Key<Away>
