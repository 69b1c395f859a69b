export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#00eb88" d="M24 0H0v24h24z"/><path fill="#fff" d="M7.73 4h-3.2v3.2h3.2zm0 6.4h-3.2v3.2h3.2zm-3.2 6.4h3.2V20h-3.2zm9.07-3.2h-3.2v3.2h3.2zm-3.2-6.4h3.2v3.2h-3.2zm9.07 3.2h-3.2v3.2h3.2z"/></svg>'
