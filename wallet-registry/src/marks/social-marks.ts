import type { MarkTable } from './mark-table.js'

/** The marks of socials. Written by `write-marks.mjs`. */
export const socialMarks: MarkTable = {
  apple: () => import('./socials/social-apple.js'),
  discord: () => import('./socials/social-discord.js'),
  facebook: () => import('./socials/social-facebook.js'),
  farcaster: () => import('./socials/social-farcaster.js'),
  github: () => import('./socials/social-github.js'),
  x: () => import('./socials/social-x.js'),
  google: () => import('./socials/social-google.js'),
}
