export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#00ea90" d="M24 0H0v24h24z"/><path fill="#fff" d="m5.2 14.65 4.71 2.9v-6.6z"/><path fill="#fff" d="M12.46 4v6.36L5.2 14.65V8.18zm6.34 5.36-4.71-2.91v6.6z"/><path fill="#fff" d="M11.54 20v-6.35l7.26-4.3v6.46z"/></svg>'
