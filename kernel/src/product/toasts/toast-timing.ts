import type { ToastVariant } from './toast.js'

/** How long a toast is gone before the next one shows, in milliseconds. */
export const toastSwapDelay = 150

/** How long a toast stays, in milliseconds; one that has no time here stays until it is replaced or hidden. */
export const toastDuration: { readonly [V in ToastVariant]?: number } = { success: 3000, error: 6000 }
