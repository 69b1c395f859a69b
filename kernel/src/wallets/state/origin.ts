/**
 * Where a change of a session comes from: from this tab, where a visitor, an app or a wallet acted; from the storage, where an
 * earlier page left it; or from another tab. Only what is made here is told to other tabs.
 */
export type Origin = 'here' | 'stored' | 'other-tab'
