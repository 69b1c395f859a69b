export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#6a0097" d="M24 0H0v24h24z"/><path fill="#fff" d="M19.43 20h-4.95L9.4 12.76l2.03-4.19zM4.57 4h4v16h-4z"/><path fill="#fff" d="M18.54 4h-4.57l-5.4 5.5v5z"/></svg>'
