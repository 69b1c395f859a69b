export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#25faaf" d="M24 0H0v24h24z"/><path fill="#fff" d="M4 14.22h13.72L20 19.2H6.24zm1.31-1.25 8.22-8.17 2.43 5.44-2.86 2.73z"/></svg>'
