export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#fff" d="m11.19 4-4 2.3 4 2.33 4-2.32zm-4.54 7.85 3.99 2.3v-4.6L6.65 7.23zm0 5.85 3.99 2.3v-4.6l-3.99-2.3zm9.07-5.85-3.99 2.3v-4.6l3.99-2.3zm1.63.3v4.6L11.73 20v-4.6z"/></svg>'
