/** Names of the drawings that the modal has. */
export type IconName =
  | 'back'
  | 'buy'
  | 'check'
  | 'clock'
  | 'close'
  | 'copy'
  | 'down'
  | 'external'
  | 'forward'
  | 'help'
  | 'image'
  | 'info'
  | 'leave'
  | 'lock'
  | 'mail'
  | 'more'
  | 'network'
  | 'offline'
  | 'person'
  | 'phone'
  | 'plus'
  | 'qr'
  | 'receive'
  | 'refresh'
  | 'search'
  | 'send'
  | 'swap'
  | 'trash'
  | 'wallet'
  | 'warning'

/** A drawing of a plugin's own: an SVG path on a grid of 20 by 20, drawn as one line with round ends and not filled. */
export interface OwnIcon {
  readonly path: string
}

/** A drawing of the modal by its name, or one of a plugin's own. */
export type IconSource = IconName | OwnIcon
