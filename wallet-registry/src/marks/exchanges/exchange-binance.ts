export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#f0b90b" d="M7.62 12 5.8 13.8 4.01 12l1.8-1.8zM12 7.61l3.1 3.1 1.8-1.8L12 4 7.1 8.9l1.8 1.8zm6.2 2.58L16.38 12l1.8 1.8L20 12zM12 16.4l-3.1-3.1-1.8 1.8L12 20l4.9-4.9-1.8-1.8zm0-2.59 1.8-1.8-1.8-1.8-1.8 1.8z"/></svg>'
