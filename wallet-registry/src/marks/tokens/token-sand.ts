export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#00aeef" d="M24 0H0v24h24z"/><path fill="#fff" d="M18.5 9h-5V7.5h-3v3h6.43L18.5 12v6.36L16.93 20H7.12L5.5 18.36V15h5v2h3v-3.5H7.08L5.5 12V5.64L7.12 4h9.81l1.57 1.64z"/></svg>'
