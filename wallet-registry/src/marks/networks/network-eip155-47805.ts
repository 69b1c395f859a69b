export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#2116e5" d="M24 0H0v24h24z"/><path fill="#fff" d="M13.34 11.4c0 .33-.3.6-.67.6h-2.01v-1.2h2.01c.37 0 .67.26.67.6M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0m-5.07 1.65a2.9 2.9 0 0 0 1.1-2.23c0-1.66-1.5-3.01-3.36-3.01h-4.7v7.19h2.69v-1.17h2.03l.7 1.16h2.64z"/></svg>'
