export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#fff" d="M4 20 19.32 7.24a1.82 1.82 0 1 0-2.56-2.56zm7.4-13.59-6.46 4.84L9.78 4.8a1.15 1.15 0 1 1 1.61 1.6m7.81 7.82-6.45 4.84 4.84-6.45a1.15 1.15 0 1 1 1.61 1.6"/></svg>'
