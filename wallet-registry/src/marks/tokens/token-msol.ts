export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#308d8a" d="M24 0H0v24h24z"/><path fill="#fff" fill-rule="evenodd" d="M6.82 6.35H20l-3.3 2.83H4zm0 8.47h12.71l-2.81 2.83H4zm9.89-4.23H4l2.83 2.82h12.7z" clip-rule="evenodd"/></svg>'
