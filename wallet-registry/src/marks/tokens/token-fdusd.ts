export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#00e98d" d="M24 0H0v24h24z"/><path fill="#fff" d="M4.83 16.14h8.82V20H4.83zM19.17 4H9.8v9.38h9.38v-3.31h-5.52V7.31h5.52z"/></svg>'
