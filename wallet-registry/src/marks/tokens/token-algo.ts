export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#fff" d="m6.8 20 7.3-12.65.88 3.28L9.57 20h2.77l3.51-6.08L17.5 20h2.49l-2.43-9.04 1.72-3.23h-2.52L15.68 4h-2.42L4.02 20z"/></svg>'
