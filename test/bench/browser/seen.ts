/** The selector of the button that opens the modal, or the plain dialog. */
export const connect = '#connect'

/** The selector of a dialog that stands. */
export const dialog = 'dialog[open]'

/** The selector of the last of the wallets that the page brings, ready to be pressed. */
export const wallets = '[data-view="Connect"] button[data-key*="Fjord" i]'
