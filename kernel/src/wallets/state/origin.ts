/**
 * Origin of a change of a session: this tab, where a visitor, an app or a wallet acted; the storage, where an earlier page left it;
 * or another tab. Only what is made here is told to other tabs.
 */
export type Origin = 'here' | 'stored' | 'other-tab'
