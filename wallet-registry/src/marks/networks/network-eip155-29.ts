export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#fff" d="M24 0H0v24h24z"/><path fill="#000" d="m12 3-9 9 4.5 4.5 2.25-2.25L7.5 12l6.75-6.75z"/><path fill="#1a1a1a" d="M14.25 9.75 16.5 12l-6.75 6.75L12 21l9-9-2.25-2.25z"/></svg>'
