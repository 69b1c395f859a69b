export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#fff" d="M24 0H0v24h24z"/><path fill="#000" d="M5 16.1v-3.72l3.12-1.29V5.3l3.1-1.3v9.5zm14 .03v-3.71l-3.12-1.3V5.34l-3.1-1.3v9.5zm-6.99-1.33-6.2 2.61L12 20l6.22-2.6z"/></svg>'
