export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#ecb244" d="M24 0H0v24h24z"/><path fill="#fff" d="M11.28 14.95h4.93v2.95h-2.95V20h-2.52v-2.1H7.79v-2.68l4.9-6.17H7.8V6.11h2.95V4h2.52v2.1h2.95v2.68z"/></svg>'
