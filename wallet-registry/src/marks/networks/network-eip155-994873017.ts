export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#fff" d="M9.02 11.72H4l5.28-2.45L11.73 4v5a2.7 2.7 0 0 1-2.71 2.72m5.96 0H20l-5.28-2.45L12.27 4v5a2.7 2.7 0 0 0 2.71 2.72m0 .56H20l-5.28 2.45L12.27 20v-5a2.7 2.7 0 0 1 2.71-2.72m-5.96 0H4l5.28 2.45L11.73 20v-5a2.7 2.7 0 0 0-2.71-2.72"/></svg>'
