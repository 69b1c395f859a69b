export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#fff" fill-rule="evenodd" d="M11.42 4h1.22v2.68a5.36 5.36 0 0 1 0 10.64V20h-1.22v-2.68a5.35 5.35 0 0 1 0-10.64zm0 3.9a4.14 4.14 0 0 0 0 8.2zm1.22 8.19a4.14 4.14 0 0 0 0-8.18z" clip-rule="evenodd"/></svg>'
