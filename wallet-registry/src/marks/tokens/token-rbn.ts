export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#e73558" d="M24 0H0v24h24z"/><path fill="#fff" d="M12 20a8 8 0 1 0-7.48-5.15l7.6-7.35L17 12.21 12.05 17l-.71-.69 4.23-4.1-3.45-3.33-7.16 6.92A8 8 0 0 0 12 20"/></svg>'
