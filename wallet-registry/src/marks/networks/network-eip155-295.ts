export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#fff" d="M14.28 12.5H9.81v-1.12h4.47z"/><path fill="#fff" fill-rule="evenodd" d="M7.56 5.35a8 8 0 1 1 8.89 13.3 8 8 0 0 1-8.9-13.3m6.69 10.11h1.01v-7h-1.01v2.1H9.76v-2.1H8.75v7h1.01V13.3h4.48z" clip-rule="evenodd"/></svg>'
