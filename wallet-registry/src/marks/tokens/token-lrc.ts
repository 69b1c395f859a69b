export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#1f63ff" d="M24 0H0v24h24z"/><path fill="#fff" d="M9.33 5.88v12.24L4 13.77zm0 12.24 5.02-4.35-1.46-2.3H20z"/></svg>'
