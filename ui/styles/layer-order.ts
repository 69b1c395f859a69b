/**
 * Pinned in the first sheet of every root. Without it the order of imports would decide which layer wins.
 * `shell` is the host's dialog, `tokens` the variables, `base` element defaults, `ui` the kit, `view` the views.
 */
export const layerOrder: string = '@layer shell,tokens,base,ui,view;'
