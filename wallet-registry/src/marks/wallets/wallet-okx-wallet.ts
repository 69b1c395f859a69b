export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#fff" d="M4 4h5.33v5.33H4zm10.67 5.33H9.33v5.34H4V20h5.33v-5.33h5.34V20H20v-5.33h-5.33zm0 0V4H20v5.33z"/></svg>'
