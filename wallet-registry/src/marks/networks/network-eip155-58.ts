export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#49a3ff" d="M24 0H0v24h24z"/><path fill="#fff" d="M4 11.01V4.34l13.2 13.62c-.27.23-3.57 2.94-7.49 1.73-3.41-1.05-5.83-4.6-5.7-8.68zm15.98 2 .02 6.62L6.76 6.06c.27-.24 3.57-2.95 7.48-1.76 3.42 1.04 5.86 4.6 5.74 8.7z"/></svg>'
