export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#fff" d="M4 4h16v5.71h-2.77a5.71 5.71 0 1 0 0 4.58H20V20H4z"/></svg>'
