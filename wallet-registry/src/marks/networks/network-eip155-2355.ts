export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#007aff" d="M24 0H0v24h24z"/><path fill="#fff" d="M4 16v4c3.7 0 7.08-2.03 8.82-5.3l1.89-3.52A6 6 0 0 1 20 8V4a10 10 0 0 0-8.82 5.3l-1.89 3.52A6 6 0 0 1 4 16m12 0h4v4h-4z"/></svg>'
