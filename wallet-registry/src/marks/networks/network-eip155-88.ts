export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#f8f6d7" d="M20 4v6.92a32 32 0 0 1-8 1 32 32 0 0 1-8-1V4a32 32 0 0 0 8 1q4.15-.01 8-1M4 20v-6.92a32 32 0 0 1 8-1q4.15.01 8 1V20a32 32 0 0 0-8-1q-4.15.01-8 1"/></svg>'
