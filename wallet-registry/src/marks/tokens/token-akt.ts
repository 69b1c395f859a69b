export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#db4533" d="M24 0H0v24h24z"/><path fill="#fff" d="M9.33 14.44 12 18.9h5.33l-2.66-4.45z" opacity=".6"/><path fill="#fff" d="m8.89 5.11 8.46 13.78L20 14.28 14.2 5.1z"/><path fill="#fff" d="M6.8 9.56 4 14.22l2.8 4.67 5.64-9.33z"/></svg>'
