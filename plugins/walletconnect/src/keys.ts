import type { Key } from '@billfold/kernel'

import type { Away } from './away.js'
import type { ClientHolder } from './client/client-holder.js'
import type { Families } from './connector/families.js'
import type { PairedSessions } from './session/sessions.js'

/** What the plugin keeps to itself. */
export const holderKey = 'walletconnect.holder' as Key<ClientHolder>
export const familiesKey = 'walletconnect.families' as Key<Families>
export const sessionsKey = 'walletconnect.sessions' as Key<PairedSessions>
export const awayKey = 'walletconnect.away' as Key<Away>
