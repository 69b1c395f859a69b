/** Stands before the ids of the tabs that the first view has drawn. */
export const firstTabsId = 'first-'
