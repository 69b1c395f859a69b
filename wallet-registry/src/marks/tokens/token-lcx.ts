export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#5e5e5e" d="M24 0H0v24h24z"/><path fill="#fff" d="M7.5 6.5V4L12 8.46 16.5 4v2.5L12 11zm0 11V20l4.5-4.45L16.5 20v-2.5L12 13zm10-1H20L15.55 12 20 7.5h-2.5L13 12zm-11 0H4L8.46 12 4 7.5h2.5L11 12z"/></svg>'
