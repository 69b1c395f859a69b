/** Origins that need no entry in the project's list. */
export const defaultOrigins: readonly string[] = [
  // Local addresses.
  'http://localhost',
  'http://localhost:*',
  'https://localhost',
  'https://localhost:*',
  'http://127.0.0.1',
  'http://127.0.0.1:*',
  'https://127.0.0.1',
  'https://127.0.0.1:*',
  // Hosting-preview domains.
  'https://*.pages.dev',
  'https://*.vercel.app',
  // Tunnelling domains.
  'https://*.ngrok-free.app',
  // Secure-mobile hosts.
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
]
