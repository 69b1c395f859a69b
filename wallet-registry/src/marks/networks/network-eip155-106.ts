export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#0137c1" d="M24 0H0v24h24z"/><path fill="#fff" d="m15 10.2-3 5.4-3-5.4zm3-1.8H6l6 10.8zM4 4.8l1 1.8h14l1-1.8z"/></svg>'
