export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#7ae03a" d="M24 0H0v24h24z"/><path fill="#fff" d="M12 4.33 4 9.44 8 12l4-2.56L16 12l4-2.56z"/><path fill="#fff" d="m20 9.44-8 5.12-8-5.12v5.12l8 5.1 8-5.1z"/></svg>'
