export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#03d9af" d="M24 0H0v24h24z"/><path fill="#fff" d="m14 19.2 2-3.6-6-10.8H6L4 8.4h4zm4-7.2 2-3.6-2-3.6h-4l-2 3.6h4z"/><path fill="#fff" d="m16 8.4 2-3.6h-4l-2 3.6zm-8 0 2-3.6H6L4 8.4z"/></svg>'
