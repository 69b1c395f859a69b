export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#fff" d="M19 20h-2.5v-4.5h-9V20H5V4h2.5v4.5h9V4H19zM7.5 13h9v-2h-9z"/></svg>'
