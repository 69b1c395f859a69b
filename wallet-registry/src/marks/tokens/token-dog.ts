export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#c3a634" d="M24 0H0v24h24z"/><path fill="#fff" d="M6.75 20v-7h-2v-2h2V4h5.5c4.8 0 7.16 3.54 7 8.04-.17 4.46-2.07 7.96-7 7.96zm2-14v5h4v2h-4v5h3.5c3.83 0 4.87-2.64 5-6.04.12-3.38-1.34-5.96-5-5.96z"/></svg>'
