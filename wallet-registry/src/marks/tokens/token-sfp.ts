export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#4b21ef" d="M24 0H0v24h24z"/><path fill="#fff" d="M9.72 4.54a1.8 1.8 0 0 1 1.3-.54H20l-3.85 4H8.7Q8 8 8 8.7v6.27l-3.7-3.54a1.05 1.05 0 0 1 0-1.48zM15.3 16H7.85L4 20h8.98q.76-.02 1.3-.54l5.41-5.4a1.05 1.05 0 0 0 0-1.49L16 9.03v6.27q.01.7-.7.7"/></svg>'
