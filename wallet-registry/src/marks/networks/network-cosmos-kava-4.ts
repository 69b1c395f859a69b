export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#ff564f" d="M24 0H0v24h24z"/><path fill="#fff" d="M8.23 20V4H5.7v16zm6.91 0-5.66-8 5.66-8h3.15l-5.66 8 5.66 8z"/></svg>'
