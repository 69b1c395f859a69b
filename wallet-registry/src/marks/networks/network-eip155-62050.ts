export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#ff1a2d" d="M24 0H0v24h24z"/><path fill="#fff" fill-rule="evenodd" d="M9.62 15.21a4 4 0 1 1 4.38.25v-.79l-3.58 2.11v1.74l-.8.8zm.8.64 3.58-2.1V9.8l-3.58 2.11zM20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0" clip-rule="evenodd"/></svg>'
