export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#fff" d="M17 20H4.43V6.6H7.3v10.8H17zm0-10.8c1.43 0 2.58-1.17 2.58-2.6S18.43 4 17 4s-2.57 1.16-2.57 2.6S15.58 9.2 17 9.2"/></svg>'
