export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#2e61de" d="M24 0H0v24h24z"/><path fill="#fff" d="m12 4 6.43 3.85v7.8L11.08 20v-1.1l-5.5-3.28-.01-7.72zm0 13.32 4.6-2.72V8.9L12 6.14 7.4 8.93v5.64z"/></svg>'
