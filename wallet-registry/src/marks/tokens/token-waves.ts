export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#1857f5" d="M24 0H0v24h24z"/><path fill="#fff" d="m4 12 8-8 8 8-8 8z"/></svg>'
